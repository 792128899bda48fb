import { lazyPart } from '@songwai/features/shared/lazy-part';

const texts = ['errors', 'cards', 'forms', 'payments'] as const;

/** The tip of who booked the job. */
export const loadJobTip = lazyPart(() => import('./job-tip.tsx'), texts);
/** The tip of whoever has the rating link. */
export const loadLinkTip = lazyPart(() => import('./link-tip.tsx'), texts);
