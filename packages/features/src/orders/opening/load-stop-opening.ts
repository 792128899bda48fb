import { lazyPart } from '../../shared/lazy-part.ts';

/** What an opened search shows before anything is typed. In a file of its own, because the first look has it. */
export const loadStopOpening = lazyPart(() => import('./stop-opening.tsx'), ['opening']);
