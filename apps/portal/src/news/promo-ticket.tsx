import type { NewsItem } from '@songwai/core/news/news';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { Ticket } from '@songwai/ui/ticket/ticket';
import { Problem } from '../shell/actions/problem.tsx';
import { useAction } from '../shell/actions/use-action.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** A promotion's code: used at once in the order form, or copied. */
export function PromoTicket({ promo: { code, description } }: { readonly promo: NonNullable<NewsItem['promo']> }) {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const portal = usePortal();
  const entering = useAction();
  const handleUse = async () => {
    const isDone = await entering.run(async () => {
      // Comes with the press: who only reads needs no order.
      const { enterCode } = await import('./enter-code.ts');
      await enterCode(portal, code);
    });
    if (isDone) navigate('/neworder');
  };
  return (
    <Ticket
      label={t('news.code')}
      code={code}
      note={<Phrases text={description[language]} />}
      actions={
        <>
          <Problem error={entering.error} />
          <Button variant="primary" isFullWidth isLoading={entering.isBusy} onClick={() => void handleUse()}>
            {t('news.use')}
          </Button>
          <CopyButton
            value={code}
            isFullWidth
            texts={{ copy: t('news.copy'), copied: t('news.copied'), failed: t('news.copyFailed') }}
          />
        </>
      }
    />
  );
}
