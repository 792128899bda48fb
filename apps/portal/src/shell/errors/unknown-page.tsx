import { AppHeader } from '../header/app-header.tsx';
import { ErrorPage } from './error-page.tsx';

/** Shown at every path that the route table does not know. */
export function UnknownPage() {
  return (
    <>
      <AppHeader />
      <ErrorPage code="404" />
    </>
  );
}
