import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { brand, grey, marigold } from '../../../platform/pdf/styles.ts';
import type { Issuer } from '../../content.ts';
import { branchText, taxIdText } from './party-texts.ts';
import { bold, line, margin, plain, rightOf, soft } from './sheet.ts';

/** What a document is called, in both languages, and its numbers and dates. */
export interface Heading {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** The logo of the portal, on a grid of 26 × 30. */
const logo = [
  { d: 'M19 6h-7.5a4.5 4.5 0 0 0 0 9h3a4.5 4.5 0 0 1 0 9H7', color: brand, width: 4 },
  { d: 'M16 6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', color: brand, width: 3, fill: '#ffffff' },
  { d: 'M0.5 24a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z', color: marigold },
];
const logoScale = 0.75;
const issuerWidth = 232;
const factStep = 16.5;

function writeIssuer(page: PageWriter, issuer: Issuer): number {
  page.paths(logo, { x: margin, y: margin - 3, scale: logoScale });
  page.line('ส่งไว', { x: margin + 26, y: margin + 13 }, { size: 16.5, weight: 'bold' });
  let y = margin + 41;
  const at = (width = issuerWidth) => ({ x: margin, y, width });
  y = page.paragraph(`${issuer.companyName} ${branchText(issuer.branch)}`, at(), bold);
  y = page.paragraph(issuer.address, at(), soft);
  return page.paragraph(`เลขประจำตัวผู้เสียภาษี ${taxIdText(issuer.taxNumber)}`, at(), soft);
}

function writeTitle(page: PageWriter, { title, subtitle, facts }: Heading): number {
  const right = rightOf(page);
  page.line(title, { x: right, y: margin + 15, align: 'right' }, { size: 20, weight: 'bold' });
  page.line(subtitle, { x: right, y: margin + 33, align: 'right' }, { ...plain, color: grey });
  const widest = (style: typeof plain, texts: readonly string[]) => Math.max(...texts.map((text) => page.widthOf(text, style)));
  const valueWidth = widest(
    bold,
    facts.map(([, value]) => value),
  );
  const nameWidth = widest(
    soft,
    facts.map(([name]) => name),
  );
  const first = margin + 59;
  for (const [index, [name, value]] of facts.entries()) {
    const y = first + index * factStep;
    page.line(name, { x: right - valueWidth - 15 - nameWidth, y }, soft);
    page.line(value, { x: right, y, align: 'right' }, bold);
  }
  return first + facts.length * factStep;
}

/** Writes who issues the document, and what it is. @returns where the next part begins. */
export const writeLetterhead = (page: PageWriter, issuer: Issuer, heading: Heading): number =>
  Math.max(writeIssuer(page, issuer), writeTitle(page, heading)) + line - 6;

/** The short head of a following page. @returns where the next part begins. */
export function writeShortHead(
  page: PageWriter,
  { title, number, name }: { title: string; number: string; name: string },
): number {
  page.line(`${title} ${number}`, { x: margin, y: margin + 8 }, bold);
  page.line(name, { x: margin, y: margin + 8 + line }, soft);
  return margin + 8 + 2 * line + 4;
}
