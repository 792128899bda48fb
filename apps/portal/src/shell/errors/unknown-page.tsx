import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { PageLoading } from './page-loading.tsx';

const loadLostPage = lazyPart(() => import('./lost.page.tsx'), ['site']);

/** Its texts, beside those of the shell. */
export const unknownPageTexts = async () => (await import('./lost-texts.ts')).lostTexts;

/** Shown at every path that the route table does not know; loaded only when needed. */
export function UnknownPage() {
  return (
    <LazyView load={loadLostPage} skeleton={<PageLoading />}>
      {({ LostPage }) => <LostPage />}
    </LazyView>
  );
}
