import type { Page } from '@playwright/test';

interface HostEvent {
  readonly type: string;
  readonly trackingId: string | null;
}

interface Watched {
  readonly violations: string[];
  readonly events: HostEvent[];
}

const key = 'journeyWatch';

/** Listens, from before the page's first script, to what the widget tells its host and to whatever the host's policy refused. */
export const watchHostPage = async (page: Page) => {
  const refusedInConsole: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refusedInConsole.push(message.text());
  });
  await page.addInitScript((name) => {
    const watched: Watched = { violations: [], events: [] };
    Object.assign(globalThis, { [name]: watched });
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
    for (const type of ['songwai:ready', 'songwai:booked', 'songwai:error']) {
      document.addEventListener(type, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        const hasId = typeof detail === 'object' && detail !== null && 'trackingId' in detail;
        watched.events.push({ type, trackingId: hasId ? String(detail.trackingId) : null });
      });
    }
  }, key);
  const read = () => page.evaluate((name): Watched => Reflect.get(globalThis, name), key);
  return {
    violations: async (): Promise<readonly string[]> => [...refusedInConsole, ...(await read()).violations],
    events: async (): Promise<readonly HostEvent[]> => (await read()).events,
  };
};
