import { beforeEach, expect, test, vi } from 'vitest';

/** The only part in the table that the build replaces. */
const part = 'integrity';
const addressOf = (name: string) => new URL(`https://songwai.test/widget/1.0.0/chunks/${name}.js`);
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

let preloadChecked: typeof import('./part-integrity.ts').preloadChecked;
beforeEach(async () => {
  document.head.replaceChildren();
  vi.resetModules();
  ({ preloadChecked } = await import('./part-integrity.ts'));
});

test('a part runs once the browser has checked it, with the nonce of the page, and is preloaded once', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.nonce = 'r4nd0m';
  const both = Promise.all([preloadChecked([part, 'unknown'], addressOf), preloadChecked([part], addressOf)]);
  expect(links().map(({ href, integrity, nonce }) => ({ href, integrity, nonce }))).toEqual([
    { href: String(addressOf(part)), integrity: 'of parts', nonce: 'r4nd0m' },
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(both).resolves.toBeDefined();
});

test('a part whose check the page’s policy refuses does not run, and is checked again with the next try', async () => {
  const refused = preloadChecked([part], addressOf);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('policy refuses');
  const again = preloadChecked([part], addressOf);
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});
