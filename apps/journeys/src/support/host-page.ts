import type { Page } from '@playwright/test';

interface HostEvent {
  readonly type: string;
  readonly trackingId: string | null;
  /** Kind and reason of an error. */
  readonly code: string | null;
  readonly reason: string | null;
}

const key = 'journeyEvents';

/** Records the widget's events for its host, starting before the page's first script. */
export const watchHostPage = async (page: Page) => {
  await page.addInitScript((name) => {
    const events: HostEvent[] = [];
    Object.assign(globalThis, { [name]: events });
    for (const type of ['ready', 'booked', 'delivered', 'cancelled', 'not-found', 'saved', 'error'].map(
      (event) => `songwai:${event}`,
    )) {
      document.addEventListener(type, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        const fields: [string, unknown][] = typeof detail === 'object' && detail !== null ? Object.entries(detail) : [];
        const textOf = (field: string) => fields.flatMap(([named, value]) => (named === field ? String(value) : []))[0] ?? null;
        events.push({ type, trackingId: textOf('trackingId'), code: textOf('code'), reason: textOf('reason') });
      });
    }
  }, key);
  const events = (): Promise<readonly HostEvent[]> => page.evaluate((name): HostEvent[] => Reflect.get(globalThis, name), key);
  return { events, errors: async () => (await events()).filter(({ type }) => type === 'songwai:error') };
};
