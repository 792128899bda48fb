import { afterEach, expect, test, vi } from 'vitest';
import { saveImage } from './save-image.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = new Blob(['png'], { type: 'image/png' });
const createPage = (navigator: object) => {
  const link = { href: '', download: '', click: vi.fn() };
  const page = { navigator, document: { createElement: () => link }, setTimeout: vi.fn() } as unknown as Window;
  return { page, link };
};

test('a browser saves the picture among its downloads, and lets go of it later', async () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const { page, link } = createPage({ maxTouchPoints: 5 });
  await saveImage(page, { picture, name: 'promptpay-P1.png' });
  expect(link).toMatchObject({ href: 'blob:1', download: 'promptpay-P1.png' });
  expect(link.click).toHaveBeenCalledTimes(1);
  expect(page.setTimeout).toHaveBeenCalledTimes(1);
});

test('Safari on a phone offers its photos instead, where banks’ apps look', async () => {
  const share = vi.fn((_data: { readonly files: readonly File[] }) => Promise.resolve());
  const { page, link } = createPage({ standalone: false, maxTouchPoints: 5, canShare: () => true, share });
  await saveImage(page, { picture, name: 'promptpay-P1.png' });
  expect(share.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(['promptpay-P1.png']);
  expect(link.click).not.toHaveBeenCalled();
});
