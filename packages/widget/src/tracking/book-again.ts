import { repeatableLink } from '@songwai/core/tracking/repeatable-link';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import type { SongwaiEventMap } from '../widget-events.ts';

/** The page's visible booking element. */
export const findBooking = (): HTMLElement | null => document.querySelector('songwai-booking:not([hidden])');

const show = (booking: HTMLElement): void => {
  const card = booking.shadowRoot?.querySelector<HTMLElement>('section');
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
};

/** Makes the page's booking element fill in an order like this job, and scrolls there afterwards. */
export const bookAgain = (job: TrackedJob, onFilled: () => void): void => {
  const booking = findBooking();
  if (!booking) return;
  const detail: SongwaiEventMap['songwai:refill']['detail'] = {
    job: repeatableLink(job),
    onFilled: () => {
      show(booking);
      onFilled();
    },
  };
  booking.dispatchEvent(new CustomEvent('songwai:refill', { detail }));
};
