import type { SongwaiEventMap } from '../widget-events.ts';
import type { PreflightReport } from './preflight-report.ts';

/** An element to make: its tag, its properties, and what to do with its events. */
export interface MountRequest {
  /** `songwai-booking`, and so on. */
  readonly element: string;
  readonly on?: { readonly [Name in keyof SongwaiEventMap]?: (event: SongwaiEventMap[Name]) => void };
  readonly [property: string]: unknown;
}

/** Called with the global once the script has loaded. */
export type Command = (songwai: Songwai) => void;

/** `window.Songwai`, for pages without modules or frameworks. */
export interface Songwai {
  readonly version: string;
  /** Runs commands at once; before the script has loaded, an array under the same name collects them. */
  push(...commands: readonly Command[]): void;
  /**
   * Makes an element, sets its properties and puts it into `target`, an element or a selector.
   * @throws Error if there is no such target
   */
  mount(target: Element | string, request: MountRequest): HTMLElement;
  /** Looks at the page, and at the first element of ours in it. */
  preflight(): Promise<PreflightReport>;
}

/** No global declaration: it would reach the types of partners who install the package, which has its own. */
type PageOfSongwai = Omit<Window, 'Songwai'> & { Songwai?: Songwai | Command[] };

/** Fetches the code that looks at the page. */
export type LoadPreflight = () => Promise<Pick<typeof import('./preflight.ts'), 'preflight'>>;

interface GlobalOptions {
  readonly version: string;
  readonly gatewayOrigin: string;
  readonly loadPreflight: LoadPreflight;
}

/** Puts `Songwai` into the page, unless a copy of the script came first, and runs what has been waiting for it. */
export const installGlobal = ({ version, gatewayOrigin, loadPreflight }: GlobalOptions): void => {
  const page = window as PageOfSongwai;
  const waiting = page.Songwai ?? [];
  if (!Array.isArray(waiting)) return;
  const songwai: Songwai = {
    version,
    push: (...commands) => {
      for (const command of commands) command(songwai);
    },
    mount: (target, { element: tag, on = {}, ...properties }) => {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`Songwai.mount: nothing matches ${target}`);
      const element = Object.assign(document.createElement(tag), properties);
      for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener as EventListener);
      place.append(element);
      return element;
    },
    preflight: async () => (await loadPreflight()).preflight({ element: null, gatewayOrigin, clock: Date.now }),
  };
  page.Songwai = songwai;
  songwai.push(...waiting);
};
