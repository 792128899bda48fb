import { answerInvalidSession } from '@songwai/core/sessions/invalid-session';
import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { localizedPath } from './localized-path.ts';
import { routeTable } from './route-table.ts';

/** A sample address of the page, with a value for each parameter. */
const addressOf = (path: string): string => path.replace(/:\w+/g, 'x1');

/** A public name that leads on at once makes no call that a session could end. */
const calling = routeTable.filter(({ path }) => path !== '/promotion/web');

describe('a session that ends', () => {
  it.each(calling.map(({ path, permit }) => [path, permit] as const))(
    'is answered on %s as its permit (%s) says: public pages stay, the others lead to the sign-in',
    (path, permit) => {
      const expected = permit === 'session' ? 'signOutAndLogin' : 'loginPopup';
      for (const language of ['th', 'en'] as const) {
        expect(answerInvalidSession(localizedPath(language, addressOf(path)))).toBe(expected);
      }
    },
  );
});

describe('the page of an address', () => {
  it.each(routeTable.map(({ path }) => path))('is found at %s', (path) => {
    expect(findRoute(addressOf(path))?.route.path).toBe(path);
  });

  it('is none where the table knows none', () => {
    expect(findRoute('/no-such-page')).toBeUndefined();
  });
});
