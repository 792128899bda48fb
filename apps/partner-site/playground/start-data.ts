import type { Manifest } from './element-info.ts';

/** What the site's server gives the page. */
export interface StartData {
  readonly language: 'th' | 'en';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly songwaiOrigin: string;
  readonly partner: string;
  /** The address of the list of examples. */
  readonly examples: string;
  /** The address of this page in the other language. */
  readonly otherLanguage: string;
  /** Of the hotel's own booking, signed: what the drop point needs. */
  readonly dropPoint: { readonly reference: string; readonly signature: string };
  readonly manifest: Manifest;
}

/** A token of the site's server. */
export interface TestToken {
  readonly token: string;
}

/** @throws Error if the server does not answer with one */
export const fetchTestToken = async (): Promise<string> => {
  const response = await fetch('/playground/token', { method: 'POST' });
  if (!response.ok) throw new Error(`The server answers ${response.status}`);
  return ((await response.json()) as TestToken).token;
};
