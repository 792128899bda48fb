import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { PageLoading } from './page-loading.tsx';

const loadErrorPage = lazyPart(() => import('./error.page.tsx'));

/** The error page in place of one that failed; loaded only when needed. */
export function LazyErrorPage({ code }: { readonly code: string }) {
  return (
    <LazyView load={loadErrorPage} skeleton={<PageLoading />}>
      {({ ErrorPage }) => <ErrorPage code={code} />}
    </LazyView>
  );
}
