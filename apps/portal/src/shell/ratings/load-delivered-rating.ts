import { lazyPart } from '@songwai/features/shared/lazy-part';

/** The rating loads when a job is completed; most visitors of a tracking page never see it. */
export const loadDeliveredRating = lazyPart(() => import('./delivered-rating.tsx'), ['tracking']);
