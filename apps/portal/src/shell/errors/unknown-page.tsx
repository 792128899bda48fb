import { AppHeader } from '../header/app-header.tsx';
import { LazyErrorPage } from './lazy-error-page.tsx';

/** Shown at every path that the route table does not know. */
export function UnknownPage() {
  return (
    <>
      <AppHeader />
      <LazyErrorPage code="404" />
    </>
  );
}
