import { expect, test } from 'vitest';
import { needsOwnModules } from './own-modules.mjs';

test.each([
  [`vi.mock('./load.ts', () => ({}));`, true],
  [`const spies = vi.hoisted(() => ({ open: vi.fn() }));`, true],
  [`// Needs its own modules: the first run is the one in which the code has not come yet.`, true],
  [`beforeEach(() => vi.useFakeTimers());`, true],
  [`const load = vi.fn();`, false],
  [`vi.stubGlobal('fetch', fake);`, false],
])('a file with %j needs its own modules: %j', (code, expected) => {
  expect(needsOwnModules(code)).toBe(expected);
});
