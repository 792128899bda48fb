import type { PageTexts, SharedNamespace } from '@songwai/core/i18n/load-texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '../shell/portal.ts';

export interface LocalText {
  readonly th: string;
  readonly en: string;
}

/**
 * `public` is open to all; `session` needs a signed-in user (spec §2, permit 0 and 1); `visitor` leads a signed-in user on to the page
 * that was wanted.
 */
export type Permit = 'public' | 'session' | 'visitor';

/** The parameters in a path, decoded: `trackingId` of `/t/:trackingId`. */
export type PathParams = Readonly<Record<string, string>>;

export interface PageProps {
  readonly params: PathParams;
}

/** What a page's queries may use before it renders. */
export interface PageStart {
  readonly portal: Portal;
  readonly queries: QueryClient;
  readonly search: URLSearchParams;
  /** The parameters of the path. */
  readonly params: PathParams;
}

/** Starts a page's queries while its code loads, without waiting for their results. */
export type StartPage = (start: PageStart) => void;

/** What the menu around a page is given. */
export interface AroundProps {
  /** Whether the route table has a page at a path: the menu leads only to those. */
  readonly hasPage: (path: string) => boolean;
  readonly children: ReactNode;
}

/** The code of a page. */
export interface LoadedPage {
  readonly Page: ComponentType<PageProps>;
  /** What stands around it, for the frames `app` and `site`. */
  readonly Around?: ComponentType<AroundProps>;
}

/** What the shell knows of every page, wherever the visitor is. */
export interface RouteFace {
  /** Without language prefix, in regexparam's pattern language (`/t/:trackingId`). */
  readonly path: string;
  readonly permit: Permit;
  /** Whether search engines may list it. */
  readonly index: boolean;
  /**
   * `full`: header; `map`: the page fills the screen with a bar of its own; `app`: the menu beside it, on a phone as tabs below it, which
   * hold the main part; `site`: that of the public site; `none`: only the page.
   */
  readonly frame: 'full' | 'map' | 'app' | 'site' | 'none';
  /** Another name of that page: whoever may see it is led there. */
  readonly leadsTo?: string;
}

/** What opens a page. */
export interface RoutePage {
  /** The page's texts beside those of the shell: shared namespaces, and its own. They load with the page. */
  readonly texts: readonly (SharedNamespace | PageTexts)[];
  /** Texts of parts that load later, with their part. The list itself is read when the first of them is asked for. */
  readonly laterTexts?: () => Promise<readonly PageTexts[]>;
  /** Its code, and that of the menu around it. */
  readonly page: () => Promise<LoadedPage>;
  /** The page's queries, where it has any. */
  readonly start?: () => Promise<{ readonly start: StartPage }>;
}

/** A page that the shell opens by itself. */
export type RouteEntry = RouteFace & RoutePage;

/** A page whose rest is loaded when it is opened, so that the shell, which every visitor loads, does not grow with each page. */
export interface LaterRoute extends RouteFace {
  readonly later: () => Promise<{ readonly laterPages: RoutePages }>;
}

/** By path. */
export type RoutePages = Readonly<Record<string, RoutePage>>;

/** A page with its rest and the parameters of its address. */
export interface OpenedRoute {
  readonly route: RouteEntry;
  readonly params: PathParams;
}
