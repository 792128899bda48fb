import type { Addressee } from '@songwai/core/tax-documents/addressee';
import { withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { lineHeight } from '../../../platform/pdf/styles.ts';
import { buyerBranchText, taxIdText } from './party-texts.ts';
import { bold, innerWidth, large, margin, rightOf, soft } from './sheet.ts';

/** A company, or a customer by name only. */
export type Party =
  | (Pick<Addressee, 'companyName' | 'address' | 'taxNumber'> & {
      /** Absent on documents from before it was asked for, and for ourselves; likewise the postcode. */
      readonly branch?: string;
      readonly postcode?: string;
    })
  | { readonly companyName: string; readonly address: null; readonly taxNumber: null };

const side = 13.5;
const taxIdWidth = 150;

/** Writes a frame with a party of the document. @returns where the next part begins. */
export function writePartyBox(page: PageWriter, top: number, { label, party }: { label: string; party: Party }): number {
  const x = margin + side;
  const width = innerWidth(page) - 2 * side - (party.taxNumber === null ? 0 : taxIdWidth);
  let y = top + 22;
  page.line(label, { x, y }, soft);
  y = page.paragraph(party.companyName, { x, y: y + 16, width }, large);
  if (party.address !== null) y = page.paragraph(withPostcode(party.address, party.postcode), { x, y: y - 1, width }, soft);
  if (party.taxNumber !== null) {
    const right = rightOf(page) - side;
    page.line('เลขประจำตัวผู้เสียภาษี / Tax ID', { x: right, y: top + 22, align: 'right' }, soft);
    page.line(taxIdText(party.taxNumber), { x: right, y: top + 37, align: 'right' }, bold);
    if (party.branch) {
      page.line(buyerBranchText(party.branch), { x: right, y: top + 52, align: 'right' }, soft);
      y = Math.max(y, top + 52 + soft.size * lineHeight);
    }
  }
  const height = y - soft.size * lineHeight - top + 14;
  page.frame({ x: margin, y: top, width: innerWidth(page), height }, 9);
  return top + height;
}
