import type { BrowserContext } from '@playwright/test';

/** What goes wrong behind a page that looks right, one line each. */
export interface UnseenFaults {
  /** Requests that left for somebody else. */
  readonly strangers: readonly string[];
  /** Errors that no script caught, and what a Content-Security-Policy refused. */
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
        if (message.type() !== 'error' || !/Content.Security.Policy/i.test(message.text())) return;
        errors.push(`${message.page()?.url()} ${message.text()}`);
      });
    },
  };
};
