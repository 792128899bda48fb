import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';

/** Shown if a page's code could not be loaded (spec §8, chunk loading), with a retry button. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    // Styled here: a sheet of its own might not load either.
    <main id="main" style={{ maxWidth: 560, margin: '0 auto', padding: '72px 16px' }}>
      <Banner tone="danger" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
        {t('portal.pageFailed')}
      </Banner>
    </main>
  );
}
