import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';

/** In place of a part that could not be loaded. */
export function LegalPartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="quiet" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('legal.failed')}
    </Banner>
  );
}

/** Shown instead of a text that could not be loaded. */
export function LegalFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="portal-legal" id="main">
      <div className="portal-legal__text">
        <LegalPartFailed onRetry={onRetry} />
      </div>
    </main>
  );
}
