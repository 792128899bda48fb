import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';

/** Of few visits. */
const load = lazyPart(() => import('./call-support-link.tsx'));

/** Below what did not load: the other way to people, where it can be loaded itself. */
export const CallSupport = () => (
  <LazyView load={load} skeleton={null} isOptional>
    {({ CallSupportLink }) => <CallSupportLink />}
  </LazyView>
);
