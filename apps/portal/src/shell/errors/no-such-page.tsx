import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { LocalLink } from '../local-link.tsx';

/** As at a path that nobody knows, inside the frame of a page that is there for others. */
export function NoSuchPage() {
  const t = useTranslate();
  return (
    <EmptyState title={t('portal.notFoundTitle')} headingLevel={1} action={<LocalLink to="/">{t('portal.goHome')}</LocalLink>}>
      {t('portal.notFoundHelp')}
    </EmptyState>
  );
}
