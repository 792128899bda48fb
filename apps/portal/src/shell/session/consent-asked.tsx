import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { findRoute } from '../../routes/find-route.ts';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { legalRoutes } from '../../routes/table/later-routes.ts';
import { useAddress } from '../../routes/use-address.ts';
import { usePortal } from '../portal-context.tsx';

const loadDialog = lazyPart(() => import('../../sessions/consent-dialog.tsx'), ['errors', 'joining']);

/** Asks users to accept the terms in force, over any page except the legal texts themselves. */
export function ConsentAsked() {
  const { consent } = usePortal();
  const state = useFlow(consent.store, (whole) => whole);
  const { path } = splitLocalizedPath(useAddress().pathname);
  const route = findRoute(path)?.route;
  if (state.status === 'closed' || legalRoutes.some((legal) => legal === route)) return null;
  return (
    <LazyView load={loadDialog} skeleton={null}>
      {({ ConsentDialog }) => <ConsentDialog state={state} />}
    </LazyView>
  );
}
