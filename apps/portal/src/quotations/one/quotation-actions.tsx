import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Copy, Download, Printer } from 'lucide';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';

const loadShare = lazyPart(() => import('@songwai/ui/share/share-button'));

/** Downloads, shares, prints, or begins another one like it. */
export function QuotationActions({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const pdfPath = `${quotation.pdfPath}?lang=${language}`;
  const copying = useAction();
  const copy = () =>
    copying.run(async () => {
      // Few who read a quotation begin another one.
      const [{ openHire }, { hireFromQuotation }] = await Promise.all([
        import('../../full-day/open-hire.ts'),
        import('@songwai/core/quotations/quotation-draft'),
      ]);
      portal.part(openHire).startAgain(hireFromQuotation(quotation, clock()));
      navigate('/fullday');
    });
  return (
    <>
      <div className="portal-quotation__buttons">
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href={pdfPath} download={`${quotation.number}.pdf`}>
          <span className="sw-button__content">
            <Icon icon={Download} />
            {t('quotation.download')}
          </span>
        </a>
        <LazyView load={loadShare} skeleton={<Skeleton shape="block" height="44px" />}>
          {({ ShareButton }) => (
            <ShareButton
              url={new URL(pdfPath, globalThis.location.origin).href}
              title={`${t('quotation.title')} ${quotation.number}`}
              isFullWidth
              texts={{
                share: t('quotation.share'),
                copy: t('quotation.shareCopy'),
                copied: t('quotation.shareCopied'),
                failed: t('quotation.shareFailed'),
              }}
            />
          )}
        </LazyView>
        <Button icon={Printer} onClick={() => globalThis.print()}>
          {t('quotation.print')}
        </Button>
      </div>
      <div className="portal-quotation__again">
        <p className="sw-soft">{t('quotation.againHelp')}</p>
        <Button variant="quiet" icon={Copy} isLoading={copying.isBusy} onClick={() => void copy()}>
          {t('quotation.again')}
        </Button>
      </div>
    </>
  );
}
