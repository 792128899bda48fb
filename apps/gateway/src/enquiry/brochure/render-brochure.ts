import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { FontFiles } from '../../platform/pdf/fonts.ts';
import { PageWriter } from '../../platform/pdf/page-writer.ts';
import { brand, type TextStyle } from '../../platform/pdf/styles.ts';
import type { BrochureFacts } from './brochure-facts.ts';
import { brochureLabels } from './brochure-labels.ts';
import { type BrochurePage, heading, left, small, writeHires, writeRates } from './brochure-tables.ts';

const deep = '#07473e';
const white: TextStyle = { size: 10.5, color: '#ffffff' };
const soft = '#b9d9d1';
const titleAt = 88;
const title: TextStyle = { ...white, size: 23, weight: 'bold' };

/** The dark head: name, headline, and what an account does not cost. */
function writeHead({ page, language }: BrochurePage): number {
  const labels = brochureLabels[language];
  const width = page.width - 2 * left;
  const leadAt = titleAt + page.heightOf(labels.title, width, title) - 8;
  const zerosAt = leadAt + page.heightOf(labels.lead, width, white) + 26;
  const bandHeight = zerosAt + 52;
  page.box({ x: 0, y: 0, width: page.width, height: bandHeight }, deep);
  page.line('Songwai ส่งไว', { x: left, y: 46 }, { ...white, size: 13, weight: 'bold' });
  page.paragraph(labels.title, { x: left, y: titleAt, width }, title);
  page.paragraph(labels.lead, { x: left, y: leadAt, width }, { ...white, color: soft });
  for (const [index, name] of labels.zeros.entries()) {
    const x = left + index * 110;
    page.line('฿0', { x, y: zerosAt }, { ...white, size: 20, weight: 'bold' });
    page.line(name, { x, y: zerosAt + 16 }, { ...white, size: 9, color: soft });
  }
  page.line(labels.terms, { x: left, y: zerosAt + 35 }, { ...white, size: 8, color: soft });
  return bandHeight + 28;
}

/** The claims side by side. */
function writeClaims({ page, language }: BrochurePage, top: number): number {
  const { claims } = brochureLabels[language];
  const gap = 20;
  const width = (page.width - 2 * left - gap * (claims.length - 1)) / claims.length;
  const ends = claims.map(([title, text], index) => {
    const x = left + index * (width + gap);
    page.box({ x, y: top - 12, width: 28, height: 3 }, brand);
    const next = page.paragraph(title, { x, y: top + 8, width }, { size: 11, weight: 'bold' });
    return page.paragraph(text, { x, y: next + 1, width }, small);
  });
  return Math.max(...ends) + 20;
}

/** How to reach us, at the lower edge. */
function writeContact({ page, facts, language }: BrochurePage, website: string): void {
  const labels = brochureLabels[language];
  const { phone, hours } = facts.support;
  const y = page.height - 62;
  page.box({ x: left, y: y - 20, width: page.width - 2 * left, height: 52 }, '#e3f3ee');
  page.line(labels.contact, { x: left + 14, y: y + 2 }, heading);
  page.line(`${labels.call(phone, hours)} ${labels.visit(website)}`, { x: left + 14, y: y + 20 }, { size: 10 });
}

/** Renders the brochure for businesses on an A4 page. */
export async function renderBrochure(
  facts: BrochureFacts,
  given: { readonly fonts: FontFiles; readonly language: Language; readonly website: string; readonly at: Date },
): Promise<Buffer> {
  const { fonts, language, website, at } = given;
  const labels = brochureLabels[language];
  const page = new PageWriter(fonts, { title: labels.fileTitle, language, createdAt: at });
  const brochure: BrochurePage = { page, facts, language };
  const claimsEnd = writeClaims(brochure, writeHead(brochure));
  const ratesEnd = facts.rates.length === 0 ? claimsEnd : writeRates(brochure, claimsEnd);
  let y = facts.hires.length === 0 ? ratesEnd : writeHires(brochure, ratesEnd + 6);
  for (const note of labels.notes(formatLongDate(at, language)))
    y = page.paragraph(note, { x: left, y, width: page.width - 2 * left }, small);
  writeContact(brochure, website);
  return page.finish();
}
