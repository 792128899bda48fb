import { lazyPart } from '@songwai/features/shared/lazy-part';

/** Few jobs wait for their payment. */
export const loadAwaitedJob = lazyPart(() => import('./awaited-job.tsx'), ['paying', 'order', 'errors']);
