import type { BrowserContext } from '@playwright/test';
import { portalOrigin } from './product.ts';

/** Errors behind a page that looks right, one line each. */
export interface UnseenFaults {
  /** Requests to other sites. */
  readonly strangers: readonly string[];
  /** Uncaught errors, Content-Security-Policy violations, and all console output of the portal. */
  readonly errors: readonly string[];
  /** A site that the journey asks on purpose. */
  expectVisits(origin: string): void;
  /** Watches all current and later pages of the context. */
  watch(context: BrowserContext): void;
}

const othersReports = /^(?:Failed to load resource|Service Worker registration blocked by Playwright)/;

const isOurs = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost';
};

export const createUnseenFaults = (): UnseenFaults => {
  const strangers: string[] = [];
  const errors: string[] = [];
  const expected = new Set<string>();
  return {
    strangers,
    errors,
    expectVisits: (origin) => void expected.add(origin),
    watch(context) {
      context.on('request', (request) => {
        const isExpected = expected.has(new URL(request.url()).origin);
        if (!isExpected && !isOurs(request.url())) strangers.push(request.url());
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        errors.push(`${webError.page()?.url()} ${error.stack ?? error.message}`);
      });
      context.on('console', (message) => {
        const address = message.page()?.url() ?? '';
        const isRefusal = message.type() === 'error' && /Content.Security.Policy/i.test(message.text());
        // The portal logs nothing; the browser's own reports about replies do not count, nor Playwright's about the app's worker.
        const isPortals = address.startsWith(portalOrigin) && !othersReports.test(message.text());
        if (isRefusal || isPortals) errors.push(`${address} ${message.text()}`);
      });
    },
  };
};
