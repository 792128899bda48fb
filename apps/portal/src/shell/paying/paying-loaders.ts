import { lazyPart } from '@songwai/features/shared/lazy-part';

const texts = ['paying', 'order', 'errors'] as const;

// Few jobs are open at a time, and few bookings are refused: neither is part of a first look.
export const loadAwaitedJob = lazyPart(() => import('./awaited-job.tsx'), texts);
export const loadRefusedBooking = lazyPart(() => import('./refused-booking.tsx'), texts);
