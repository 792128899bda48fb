import { useTranslate } from '@songwai/features/shared/translate-context';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';

/** Stands where a page will be, while its texts or its code are fetched. */
export function PageLoading() {
  const t = useTranslate();
  return (
    <main id="main" aria-busy="true">
      <VisuallyHidden>{t('portal.loading')}</VisuallyHidden>
    </main>
  );
}
