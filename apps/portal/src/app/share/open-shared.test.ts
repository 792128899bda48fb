import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { createSharedText } from './open-shared.ts';

const storage = createMemoryStorage();
const fail = (error: unknown) => {
  throw error;
};

/** A page of the app that opens at an address. */
const openAt = async (hash: string) => {
  const cleaned: string[] = [];
  const location = { hash, pathname: '/en/neworder', search: '?tab=3' };
  const shared = createSharedText({ storage, location, clean: (address) => void cleaned.push(address), onError: fail });
  await shared.take();
  return { shared, cleaned, text: () => shared.store.getState().text };
};

it('a shared text leaves the address, waits through a reload and a sign-in, and goes once it is used', async () => {
  const first = await openAt(`#${new URLSearchParams({ shared: 'สีลมคอมเพล็กซ์\n0898765432' })}`);
  expect(first.text()).toBe('สีลมคอมเพล็กซ์\n0898765432');
  expect(first.cleaned).toEqual(['/en/neworder?tab=3']);

  const second = await openAt('');
  expect(second.text()).toBe('สีลมคอมเพล็กซ์\n0898765432');
  // Offline it could not be read.
  second.shared.postpone();
  expect(second.text()).toBeNull();

  const third = await openAt('');
  third.shared.drop();
  expect((await openAt('')).text()).toBeNull();
});

it('any other fragment stays in its address', async () => {
  const { cleaned, text } = await openAt('#faq');
  expect([cleaned, text()]).toEqual([[], null]);
});
