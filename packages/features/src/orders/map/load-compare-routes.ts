import { lazyPart } from '../../shared/lazy-part.ts';

/** Only a map beside the stops has room for it, and only once they were put into their shortest order. */
export const loadCompareRoutes = lazyPart(() => import('../shortest/compare-routes.tsx'), ['sorting']);
