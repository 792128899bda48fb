import { afterAll, expect, it } from 'vitest';
import { invoiceContent, printed } from '../../../tests/tax-documents/sample-documents.ts';
import { readFonts } from '../../platform/pdf/fonts.ts';
import { openRenderer } from './open-renderer.ts';
import { renderDocument } from './render-document.ts';

const renderer = openRenderer();
afterAll(() => renderer.stop());

it('gives the same bytes as rendering here', async () => {
  const document = printed(invoiceContent(3));
  expect((await renderer.render(document)).equals(await renderDocument(document, await readFonts()))).toBe(true);
});

/** What this thread computed meanwhile, in ms: unlike the time that passes, it is the same on a busy machine. */
async function computedBy(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

it('leaves the gateway free to answer while it renders 500 jobs', async () => {
  const document = printed(invoiceContent(500));
  const fonts = await readFonts();
  const here = await computedBy(() => renderDocument(document, fonts));
  const there = await computedBy(() => renderer.render(document));
  // Rendered here it would be about as much; what is left is the receipt of the bytes, and collecting the garbage of what came before.
  expect(there).toBeLessThan(here / 2);
});

it('says what went wrong with a document, and renders the next one', async () => {
  const broken = { ...printed(invoiceContent(1)), issuedAt: new Date(Number.NaN) };
  await expect(renderer.render(broken)).rejects.toThrow(RangeError);
  expect((await renderer.render(printed(invoiceContent(1)))).subarray(0, 5).toString()).toBe('%PDF-');
});
