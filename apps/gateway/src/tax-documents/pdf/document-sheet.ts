import type { FontFiles } from '../../platform/pdf/fonts.ts';
import { PageWriter } from '../../platform/pdf/page-writer.ts';
import type { StoredContent, Sums } from '../content.ts';
import { labels, titleOf } from './labels.ts';
import { thaiDay } from './parts/dates.ts';
import { writeLetterhead, writeShortHead } from './parts/letterhead.ts';
import { bottomOf } from './parts/sheet.ts';
import type { SumLine } from './parts/totals.ts';

/** An issued document as its file needs it. */
export interface PrintedDocument {
  readonly number: string;
  readonly issuedAt: Date;
  /** The number of the document that this one stands for. */
  readonly replaces: string | null;
  readonly content: StoredContent;
}

/** A document on its way to a file. */
export interface DocumentSheet<Content extends StoredContent = StoredContent> {
  readonly page: PageWriter;
  readonly document: PrintedDocument;
  readonly content: Content;
}

/** Opens the file of a document; all its dates are the issue's, so that the same content gives the same bytes. */
export function openSheet(fonts: FontFiles, document: PrintedDocument): DocumentSheet {
  const title = `${titleOf(document.content).th} ${document.number}`;
  const page = new PageWriter(fonts, { title, language: 'th', createdAt: document.issuedAt });
  return { page, document, content: document.content };
}

/** Writes issuer, title, number and dates. @returns where the next part begins. */
export function writeHead(
  { page, document: { number, issuedAt, replaces, content } }: DocumentSheet,
  facts: readonly (readonly [name: string, value: string])[],
): number {
  const { th, en } = titleOf(content);
  const replaced = replaces === null ? [] : ([['แทนฉบับเลขที่ / Replaces', replaces]] as const);
  return writeLetterhead(page, content.issuer, {
    title: th,
    subtitle: `${en} · ${labels.original}`,
    facts: [[labels.number, number], [labels.date, thaiDay(issuedAt)], ...facts, ...replaced],
  });
}

/** What a document says that stands for another, in the words of the Revenue Department. */
export const replacingNote = ({ replaces }: PrintedDocument): readonly string[] =>
  replaces === null ? [] : [`เป็นการยกเลิกและออกเอกสารฉบับใหม่แทนฉบับเดิมเลขที่ ${replaces}`];

/** Begins a following page with a short head. @returns where the next part begins. */
export function startFollowingPage({ page, document: { number, content } }: DocumentSheet, name: string): number {
  page.startPage();
  return writeShortHead(page, { title: titleOf(content).th, number, name });
}

/** Makes room below `top`. @returns where the next part begins, perhaps on a new page. */
export const makeRoom = (sheet: DocumentSheet, { top, height, name }: { top: number; height: number; name: string }): number =>
  top + height > bottomOf(sheet.page) ? startFollowingPage(sheet, name) : top;

/** The lines from the subtotal to the total. */
export const sumLines = ({ subtotalSatang, vatPercent, vatSatang, totalSatang }: Sums): readonly SumLine[] => [
  { name: labels.subtotal, satang: subtotalSatang },
  { name: labels.vat(vatPercent), satang: vatSatang },
  { name: labels.total, satang: totalSatang, look: 'main' },
];
