import { type Language, languageFromPath, pathWithoutLanguage } from '@songwai/core/basics/language';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const localText = Type.Object({ th: Type.String(), en: Type.String() });
const manifestSchema = Type.Array(
  Type.Object({
    /** `/t/:trackingId`; a part with `?` may be absent. */
    pattern: Type.String(),
    title: localText,
    description: localText,
    keywords: Type.Optional(localText),
    index: Type.Boolean(),
    /** The style sheets of a page that the server renders, in their order; absent for others. */
    renderedWith: Type.Optional(Type.Array(Type.String())),
  }),
);

/** One page of the portal, as its build lists it in `routes.json`. */
export type PageRoute = Static<typeof manifestSchema>[number];

/** The page for a path. */
export interface PageMatch {
  readonly language: Language;
  /** The path without its language prefix. */
  readonly path: string;
  readonly route: PageRoute | undefined;
}

/** @throws Error where the file does not have the form that the portal's build writes. */
export function readManifest(text: string): readonly PageRoute[] {
  const parsed: unknown = JSON.parse(text);
  if (!Value.Check(manifestSchema, parsed))
    throw new Error('routes.json of the built portal has another form than this gateway knows; build again.');
  return parsed;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

function matches(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (given.length > wanted.length) return false;
  return wanted.every((part, index) => {
    const value = given[index];
    if (value === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace(/\?$/, '') === value;
  });
}

/** Finds the page of a path; the prefix `/th` or `/en` selects the language, Thai without one (spec §2). */
export function matchPage(routes: readonly PageRoute[], pathname: string): PageMatch {
  const path = pathWithoutLanguage(pathname);
  return { language: languageFromPath(pathname), path, route: routes.find((route) => matches(route.pattern, path)) };
}
