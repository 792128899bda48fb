import type { Page } from '@playwright/test';

interface HostEvent {
  readonly type: string;
  readonly trackingId: string | null;
}

const key = 'journeyEvents';

/** Listens, from before the page's first script, to what the widget tells its host. */
export const watchHostPage = async (page: Page) => {
  await page.addInitScript((name) => {
    const events: HostEvent[] = [];
    Object.assign(globalThis, { [name]: events });
    for (const type of ['songwai:ready', 'songwai:booked', 'songwai:error']) {
      document.addEventListener(type, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        const hasId = typeof detail === 'object' && detail !== null && 'trackingId' in detail;
        events.push({ type, trackingId: hasId ? String(detail.trackingId) : null });
      });
    }
  }, key);
  return {
    events: (): Promise<readonly HostEvent[]> => page.evaluate((name): HostEvent[] => Reflect.get(globalThis, name), key),
  };
};
