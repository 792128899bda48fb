import { sharePath } from '@songwai/core/orders/links/share-target';

/** What the worker does with a request: `leave` is for the browser alone, as if there were no worker. */
export type RequestKind = 'page' | 'file' | 'share' | 'leave';

/** The facts of a request that decide. */
export interface AskedRequest {
  readonly url: URL;
  readonly method: string;
  /** Of `Request.mode`: `navigate` opens a page. */
  readonly mode: string;
  /** The portal's own origin. */
  readonly origin: string;
}

/** Calls, what partners load, tools: they are answered by the server or not at all. */
const otherParts = /^\/(?:api|widget|storybook|healthz|readyz)(?:\/|$)/;
/** Pages that partners lead their guests to, and that a payment returns to: without the gateway they have nothing to show. */
const partnersPages = /^\/(?:signon|price-check|droppoint|termsandconditions|paymentomise)(?:\/|$)/;

const ownFiles = /^\/(?:assets|images|app)\/|^\/(?:theme\.js|favicon\.svg)$/;

const withoutLanguage = (pathname: string): string => pathname.replace(/^\/(?:th|en)(?=\/|$)/, '') || '/';

/** Sorts a request. Calls of `/api` and other sites never pass through the worker. */
export const requestKind = ({ url, method, mode, origin }: AskedRequest): RequestKind => {
  if (url.origin !== origin || otherParts.test(url.pathname)) return 'leave';
  const path = withoutLanguage(url.pathname);
  if (mode === 'navigate') {
    if (method === 'POST') return path === sharePath ? 'share' : 'leave';
    // A file that is opened as a page, such as a PDF, is no page of the portal.
    return partnersPages.test(path) || /\.\w{2,11}$/.test(path) ? 'leave' : 'page';
  }
  return method === 'GET' && ownFiles.test(url.pathname) ? 'file' : 'leave';
};
