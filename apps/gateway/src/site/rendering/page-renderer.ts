import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** An address of the portal. */
export interface PageAddress {
  readonly pathname: string;
  /** With its question mark; empty if there is none. */
  readonly search: string;
}

/** What the portal's document of a rendered page holds. */
export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The answers that it was made of, as JSON that may stand in a `<script>` element. */
  readonly data: string;
}

/** Renders the portal's public pages for visitors. The portal's build brings it. */
export interface PageRenderer {
  /** Addresses with the same key are the same page. */
  readonly pageKeyOf: (address: PageAddress) => string;
  /** @throws Error for an address without a page, of a query that failed, and of rendering */
  readonly renderPage: (request: {
    readonly address: PageAddress;
    /** Where the site is, without a slash at the end. */
    readonly origin: string;
    readonly fetch: typeof fetch;
    readonly now: Date;
  }) => Promise<RenderedPage>;
}

const isRenderer = (module: object): module is PageRenderer =>
  ['pageKeyOf', 'renderPage'].every((name) => typeof Reflect.get(module, name) === 'function');

/** Below the built portal; never served. */
export const rendererFolder = 'server';

/**
 * The renderer of a built portal; undefined where that has none, and every page is rendered by the browser.
 * @throws Error where the file has another form than this gateway knows
 */
export const openRenderer = async (portalDir: string): Promise<PageRenderer | undefined> => {
  const file = path.join(portalDir, rendererFolder, 'render-page.js');
  if (!existsSync(file)) return undefined;
  const renderer: object = await import(pathToFileURL(file).href);
  if (!isRenderer(renderer)) throw new Error('The built portal has another renderer than this gateway knows; build again.');
  return renderer;
};
