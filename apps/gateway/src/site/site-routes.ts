import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const localText = Type.Object({ th: Type.String(), en: Type.String() });
const siteRoutes = Type.Array(
  Type.Object({
    pattern: Type.String(),
    title: localText,
    description: localText,
    index: Type.Boolean(),
    status: Type.Optional(Type.Integer()),
  }),
);

/** A page of the portal, as its build wrote it down from the route table. */
export type SiteRoute = Static<typeof siteRoutes>[number];

export interface BuiltSite {
  readonly html: string;
  readonly routes: readonly SiteRoute[];
}

/** Reads the built portal; undefined where none was built. @throws Error where a build is broken. */
export async function readBuiltSite(directory: string): Promise<BuiltSite | undefined> {
  try {
    const [html, routes] = await Promise.all([
      readFile(join(directory, 'index.html'), 'utf8'),
      readFile(join(directory, 'routes.json'), 'utf8'),
    ]);
    return { html, routes: Value.Parse(siteRoutes, JSON.parse(routes)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/** The route that a path without its language prefix belongs to. */
export const findSiteRoute = (routes: readonly SiteRoute[], path: string): SiteRoute | undefined =>
  routes.find(({ pattern }) => matches(pattern, path === '/' ? path : path.replace(/\/+$/, '')));
