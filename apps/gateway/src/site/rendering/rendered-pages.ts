import { createExpiringCache } from '@songwai/core/basics/cache/expiring-cache';
import type { Clock } from '../../platform/deps.ts';
import type { PageAddress, PageRenderer, RenderedPage } from './page-renderer.ts';

/** Prices and hours on a public page are at most so old. */
const freshMs = 60_000;
/** Both languages of all public pages several times over; other addresses evict the oldest. */
const limit = 200;

interface RenderedPagesDeps {
  readonly renderer: PageRenderer;
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  /** Reaches this gateway. */
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** The content of the portal's public pages. */
export interface RenderedPages {
  /** Undefined where it cannot be rendered: the browser does it then. */
  at(address: PageAddress): Promise<RenderedPage | undefined>;
}

/** Renders each page once a minute at most, and once for all who ask meanwhile. */
export const createRenderedPages = ({ renderer, origin, fetch, clock, onError }: RenderedPagesDeps): RenderedPages => {
  const fresh = createExpiringCache<RenderedPage>({ limit, timeToLiveMs: freshMs, now: () => clock.now().getTime() });
  const running = new Map<string, Promise<RenderedPage | undefined>>();

  const render = async (key: string, address: PageAddress): Promise<RenderedPage | undefined> => {
    try {
      const page = await renderer.renderPage({ address, origin, fetch, now: clock.now() });
      fresh.set(key, page);
      return page;
    } catch (error) {
      onError(error);
      return undefined;
    } finally {
      running.delete(key);
    }
  };

  return {
    at: async (address) => {
      const key = renderer.pageKeyOf(address);
      const known = fresh.get(key) ?? running.get(key);
      if (known !== undefined) return known;
      const rendering = render(key, address);
      running.set(key, rendering);
      return rendering;
    },
  };
};
