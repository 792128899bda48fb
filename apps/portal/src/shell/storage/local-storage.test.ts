import { describe, expect, it } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

const fullDisk: Storage = {
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

describe('what outlives a reload', () => {
  it('is read back as it was written', async () => {
    const storage = createLocalStorage(window.localStorage, (error) => expect.fail(String(error)));
    await storage.set('draft', '{"a":1}');
    expect(await storage.get('draft')).toBe('{"a":1}');
    await storage.remove('draft');
    expect(await storage.get('draft')).toBeNull();
  });

  it('reports a full disk and lets the customer go on', async () => {
    const problems: unknown[] = [];
    await createLocalStorage(fullDisk, (error) => problems.push(error)).set('draft', 'x');
    expect(problems).toHaveLength(1);
  });
});
