import { parentPort } from 'node:worker_threads';
import { readFonts } from '../../platform/pdf/fonts.ts';
import { answerAsked } from '../../platform/threads/answer-asked.ts';
import type { PrintedDocument } from './document-sheet.ts';
import { renderDocument } from './render-document.ts';

/** The program of the thread that renders documents; read once, the fonts stay. */
const fonts = readFonts();

answerAsked(parentPort, async (document: PrintedDocument): Promise<ArrayBuffer> => {
  const pdf = await renderDocument(document, await fonts);
  // A buffer of its own, which can be handed over without a copy.
  return new Uint8Array(pdf).buffer;
});
