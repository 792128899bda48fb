import { performance } from 'node:perf_hooks';
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

it('leaves the gateway free to answer while it renders 500 jobs', async () => {
  const document = printed(invoiceContent(500));
  const before = performance.eventLoopUtilization();
  const file = await renderer.render(document);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(file.length).toBeGreaterThan(10_000);
  expect(utilization).toBeLessThan(0.5);
});

it('says what went wrong with a document, and renders the next one', async () => {
  const broken = { ...printed(invoiceContent(1)), issuedAt: new Date(Number.NaN) };
  await expect(renderer.render(broken)).rejects.toThrow(RangeError);
  expect((await renderer.render(printed(invoiceContent(1)))).subarray(0, 5).toString()).toBe('%PDF-');
});
