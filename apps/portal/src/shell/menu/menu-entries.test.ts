import { expect, test } from 'vitest';
import { findRoute } from '../../routes/find-route.ts';
import { currentEntry, menuGroups } from './menu-entries.ts';

test('the menu leads only to pages that there are', () => {
  const paths = menuGroups((path) => findRoute(path) !== undefined)
    .flat()
    .map(({ path }) => path);
  expect(paths).toContain('/settings');
  expect(paths.filter((path) => !findRoute(path))).toEqual([]);
  expect(menuGroups(() => false).flat()).toEqual([]);
});

test('where customers are answered is shown to admins only', () => {
  const paths = (isAdmin?: boolean) =>
    menuGroups((path) => findRoute(path) !== undefined, isAdmin)
      .flat()
      .map(({ path }) => path);
  expect(paths()).not.toContain('/admin/support');
  expect(paths(true)).toContain('/admin/support');
});

test.each([
  ['/settings', '/settings'],
  ['/settings/privacy', '/settings'],
  ['/setting', '/settings'],
  ['/privacy-policy', '/privacy'],
  ['/settingsomething', undefined],
  ['/admin/support/U0000001', '/admin/support'],
  ['/neworder', undefined],
])('on %s the entry %s is marked', (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});
