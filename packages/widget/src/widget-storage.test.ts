import { expect, test } from 'vitest';
import { createWidgetStorage } from './widget-storage.ts';

test('a draft lies in the page’s own storage', async () => {
  await createWidgetStorage(() => localStorage).set('draft', 'kept');
  expect(localStorage.getItem('draft')).toBe('kept');
  expect(await createWidgetStorage(() => localStorage).get('draft')).toBe('kept');
});

test('a page that forbids storage gets a draft for as long as it is open', async () => {
  const storage = createWidgetStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await storage.set('draft', 'in memory');
  expect(await storage.get('draft')).toBe('in memory');
  await storage.remove('draft');
  expect(await storage.get('draft')).toBeNull();
});

test('a storage that is full keeps the newest draft in memory, not an old one on the disk', async () => {
  const full: Storage = {
    ...localStorage,
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const storage = createWidgetStorage(() => full);
  await storage.set('draft', 'new');
  expect(await storage.get('draft')).toBe('new');
});
