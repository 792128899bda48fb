import { describe, expect, it } from 'vitest';
import { localizedPath, splitLocalizedPath } from './localized-path.ts';
import { routeTable } from './route-table.ts';

describe('the route table', () => {
  it('gives every page a title and a description of its own in both languages', () => {
    for (const language of ['th', 'en'] as const) {
      // Two paths of one page share its title.
      const titles = new Map(routeTable.map((route) => [route.page, route.title[language]]));
      expect(new Set(titles.values()).size).toBe(titles.size);
      for (const route of routeTable) expect(route.description[language]).not.toBe('');
    }
  });

  it('writes Thai titles in Thai and English ones in English', () => {
    for (const route of routeTable) {
      expect(route.title.th).toMatch(/\p{Script=Thai}/u);
      expect(route.title.en).not.toMatch(/\p{Script=Thai}/u);
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
