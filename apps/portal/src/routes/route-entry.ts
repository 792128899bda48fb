import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { ComponentType } from 'react';

export interface LocalText {
  readonly th: string;
  readonly en: string;
}

/** `public` is open to all; `session` needs a signed-in user (spec §2, permit 0 and 1). */
export type Permit = 'public' | 'session';

export interface RouteEntry {
  /** Without language prefix, in react-router's pattern language. */
  readonly path: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly permit: Permit;
  /** May search engines list it? */
  readonly index: boolean;
  /** `full`: header and menu; `map`: the page fills the screen and brings its own bar; `none`: nothing but the page. */
  readonly frame: 'full' | 'map' | 'none';
  /** What the page says, beside what the shell says around it: fetched with it. */
  readonly texts: readonly TextNamespace[];
  readonly loadPage: () => Promise<{ readonly Page: ComponentType }>;
}
