import { lazyPart } from '../../shared/lazy-part.ts';

/** Only a shell that shows them loads it, after the map. */
export const loadNearDrivers = lazyPart(() => import('./near-drivers.tsx'), ['near']);
