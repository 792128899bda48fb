import type { PageTexts, SharedNamespace } from '@songwai/core/i18n/load-texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Portal } from '../shell/portal.ts';

export interface LocalText {
  readonly th: string;
  readonly en: string;
}

/** `public` is open to all; `session` needs a signed-in user (spec §2, permit 0 and 1). */
export type Permit = 'public' | 'session';

/** What a page may begin with before it is drawn, and where it stands. */
export interface PageStart {
  readonly portal: Portal;
  readonly queries: QueryClient;
  readonly url: URL;
  /** The parameters of the path. */
  readonly params: Params;
}

/** Starts a page's queries while its code is fetched. It waits for none of them: the page shows what has come. */
export type StartPage = (start: PageStart) => void;

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
  /** What the page says, beside what the shell says around it: shared namespaces, and its own. Fetched with it. */
  readonly texts: readonly (SharedNamespace | PageTexts)[];
  readonly page: () => Promise<{ readonly Page: ComponentType }>;
  /** The page's queries, where it has any. */
  readonly start?: () => Promise<{ readonly start: StartPage }>;
}
