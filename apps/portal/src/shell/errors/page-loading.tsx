import { useTranslate } from '@songwai/features/shared/translate-context';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';

/** Shown in place of a page while its texts or its code load. */
export function PageLoading() {
  const t = useTranslate();
  return (
    <main id="main" aria-busy="true">
      <VisuallyHidden>{t('portal.loading')}</VisuallyHidden>
    </main>
  );
}
