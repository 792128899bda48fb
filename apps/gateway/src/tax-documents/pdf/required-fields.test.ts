import { beforeAll, expect, it } from 'vitest';
import { lawfulDocuments } from '../../../tests/tax-documents/lawful-documents.ts';
import { readPdf } from '../../../tests/tax-documents/read-pdf.ts';
import { type FontFiles, readFonts } from '../../platform/pdf/fonts.ts';
import { renderDocument } from './render-document.ts';

let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readFonts();
});

it.each(lawfulDocuments)('a %s has every field that the law asks for, to be copied as text', async (_kind, document, fields) => {
  const [page = ''] = await readPdf(await renderDocument(document, fonts));
  const missing = Object.entries(fields).filter(([, text]) => !page.includes(text));
  expect(missing, page).toEqual([]);
});
