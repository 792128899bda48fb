import type { FontFiles } from '../../platform/pdf/fonts.ts';
import { openSheet, type PrintedDocument } from './document-sheet.ts';
import { writeFeet } from './parts/foot.ts';
import { renderCreditNote } from './render-credit-note.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderReceipt } from './render-receipt.ts';
import { renderWithholdingNote } from './render-withholding-note.ts';

/** Renders an issued document on A4 pages. The same document gives the same bytes. */
export async function renderDocument(document: PrintedDocument, fonts: FontFiles): Promise<Buffer> {
  const sheet = openSheet(fonts, document);
  const { content } = sheet;
  switch (content.kind) {
    case 'invoice':
      renderInvoice({ ...sheet, content });
      break;
    case 'receipt':
      renderReceipt({ ...sheet, content });
      break;
    case 'creditNote':
      renderCreditNote({ ...sheet, content });
      break;
    case 'withholdingNote':
      renderWithholdingNote({ ...sheet, content });
      break;
  }
  writeFeet(sheet.page, content.supportHours);
  return sheet.page.finish();
}
