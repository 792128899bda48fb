import { describe, expect, it } from 'vitest';
import { localizedPath, splitLocalizedPath } from './localized-path.ts';
import { routeHeads } from './route-heads.ts';
import { ownKeywords } from './route-keywords.ts';
import { routeTable } from './route-table.ts';
import { laterPages } from './table/later-pages.ts';
import { laterRoutes } from './table/later-routes.ts';
import { wholeRoute } from './whole-route.ts';

describe('the route table', () => {
  it('gives every page a title and a description of its own in both languages', async () => {
    const routes = await Promise.all(routeTable.map(wholeRoute));
    for (const language of ['th', 'en'] as const) {
      // Two paths of one page share its title.
      const pages = routes.filter(({ leadsTo }) => !leadsTo);
      const titles = new Map(pages.map((route) => [route.page, routeHeads[route.path]?.title[language] ?? '']));
      expect(new Set(titles.values()).size).toBe(titles.size);
      for (const { path } of routeTable) expect(routeHeads[path]?.description[language], path).toBeTruthy();
    }
  });

  it('gives every page that search engines may list keywords of its own in both languages', () => {
    const listed = routeTable.filter(({ index, path }) => index && path !== '/').map(({ path }) => path);
    expect(Object.keys(ownKeywords).sort()).toEqual(listed.sort());
    for (const { th, en } of Object.values(ownKeywords)) {
      expect(th).toMatch(/\p{Script=Thai}/u);
      expect(en).not.toMatch(/\p{Script=Thai}/u);
    }
  });

  it('opens all pages that load later, and no others', () => {
    expect(Object.keys(laterPages).sort()).toEqual(laterRoutes.map(({ path }) => path).sort());
  });

  it('names no page that there is not', () => {
    expect(Object.keys(routeHeads).sort()).toEqual(routeTable.map(({ path }) => path).sort());
  });

  it('writes Thai titles in Thai and English ones in English', () => {
    for (const { title } of Object.values(routeHeads)) {
      expect(title.th).toMatch(/\p{Script=Thai}/u);
      expect(title.en).not.toMatch(/\p{Script=Thai}/u);
    }
  });

  it('keeps private links and errors out of search engines', () => {
    const unlisted = routeTable.filter((route) => !route.index).map((route) => route.path);
    expect(unlisted).toEqual(expect.arrayContaining(['/t/:trackingId', '/error']));
  });
});

describe('the language in the address', () => {
  it.each([
    ['/neworder', 'th', '/neworder'],
    ['/th/neworder', 'th', '/neworder'],
    ['/en/neworder', 'en', '/neworder'],
    ['/en', 'en', '/'],
    ['/enquiry', 'th', '/enquiry'],
  ])('%s is read as %s %s', (pathname, language, path) => {
    expect(splitLocalizedPath(pathname)).toEqual({ language, path });
  });

  it('has no prefix for Thai', () => {
    expect(localizedPath('th', '/neworder')).toBe('/neworder');
    expect(localizedPath('en', '/neworder')).toBe('/en/neworder');
    expect(localizedPath('en', '/')).toBe('/en');
  });
});
