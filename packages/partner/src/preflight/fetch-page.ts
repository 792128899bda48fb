import { KitError } from '../kit-error.ts';

/** A page as a browser gets it. */
export interface FetchedPage {
  /** After redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

const browser = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en,th;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 songwai-partner',
};

/** Fetches a page as a browser does. @throws {KitError} it cannot be reached, or is no page */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<FetchedPage> {
  let response: Response;
  try {
    response = await fetch(url, { headers: browser, redirect: 'follow', signal });
  } catch (cause) {
    throw new KitError(`${url.href} cannot be reached: ${reasonOf(cause)}. Check the address, and that the page is online.`, {
      cause,
    });
  }
  const type = response.headers.get('content-type') ?? '';
  const html = await response.text();
  if (!response.ok)
    throw new KitError(`${response.url} answered ${response.status}. Give the address of a page that visitors see.`);
  if (!/html/i.test(type))
    throw new KitError(`${response.url} is ${type || 'of no type'}, not HTML. Give the address of a page.`);
  return { url: new URL(response.url), status: response.status, headers: response.headers, html };
}

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error && cause.cause.message !== '' ? cause.cause.message : cause.message;
};
