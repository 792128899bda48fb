import type { RepeatableJob } from '@songwai/core/orders/draft/repeatable-job';
import type { SongwaiEventMap } from './widget-events.ts';

const sectionOf = (booking: HTMLElement) => booking.shadowRoot?.querySelector<HTMLElement>('section') ?? null;

const show = (booking: HTMLElement): void => {
  const card = sectionOf(booking);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
};

/** Makes a booking element fill in an order like this job, once it can, and scrolls there afterwards. */
export const refillBooking = (booking: HTMLElement, job: RepeatableJob, onFilled: () => void = () => undefined): void => {
  const detail: SongwaiEventMap['songwai:refill']['detail'] = {
    job,
    onFilled: () => {
      show(booking);
      onFilled();
    },
  };
  const ask = () => booking.dispatchEvent(new CustomEvent('songwai:refill', { detail }));
  if (sectionOf(booking)) ask();
  // Its code may still be on its way.
  else booking.addEventListener('songwai:ready', ask, { once: true });
};
