import type { BrowserContext } from '@playwright/test';
import { portalOrigin } from './product.ts';

/** What goes wrong behind a page that looks right, one line each. */
export interface UnseenFaults {
  /** Requests to other sites. */
  readonly strangers: readonly string[];
  /** Errors that no script caught, what a Content-Security-Policy refused, and whatever the portal wrote to the console. */
  readonly errors: readonly string[];
  /** Listens to every page of the context, also to those that it opens later. */
  watch(context: BrowserContext): void;
}

const isOurs = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost';
};

export const createUnseenFaults = (): UnseenFaults => {
  const strangers: string[] = [];
  const errors: string[] = [];
  return {
    strangers,
    errors,
    watch(context) {
      context.on('request', (request) => {
        if (!isOurs(request.url())) strangers.push(request.url());
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        errors.push(`${webError.page()?.url()} ${error.stack ?? error.message}`);
      });
      context.on('console', (message) => {
        const address = message.page()?.url() ?? '';
        const isRefusal = message.type() === 'error' && /Content.Security.Policy/i.test(message.text());
        // The portal writes nothing at all; what the browser itself reports of an answer is not ours.
        const isPortals = address.startsWith(portalOrigin) && !/^Failed to load resource/.test(message.text());
        if (isRefusal || isPortals) errors.push(`${address} ${message.text()}`);
      });
    },
  };
};
