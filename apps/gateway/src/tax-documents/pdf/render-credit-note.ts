import { money } from '../../platform/pdf/styles.ts';
import type { CreditNoteContent, IssueFacts } from '../content.ts';
import { type DocumentSheet, makeRoom, replacingNote, startFollowingPage, writeHead } from './document-sheet.ts';
import { labels } from './labels.ts';
import { thaiDate } from './parts/dates.ts';
import { endBlockHeight, writeEndBlock } from './parts/end-block.ts';
import { type Party, writePartyBox } from './parts/party-box.ts';
import { innerWidth } from './parts/sheet.ts';
import { measureRows, type TableLook, writeTable } from './parts/table.ts';
import { type Totals, totalsHeight, writeTotals } from './parts/totals.ts';

type CreditNoteSheet = DocumentSheet<CreditNoteContent & IssueFacts>;

/** The document that a credit note corrects. */
function correctedBy({ invoiceNumber, invoiceDate, receipt, vatPercent }: CreditNoteContent) {
  if (receipt !== undefined) return { ...receipt, name: vatPercent > 0 ? 'ใบกำกับภาษี' : 'ใบเสร็จรับเงิน' };
  return { number: invoiceNumber ?? '', date: invoiceDate ?? '', name: vatPercent > 0 ? 'ใบกำกับภาษี' : 'ใบแจ้งหนี้' };
}

const partyOf = ({ addressee, customerName = '' }: CreditNoteContent): Party =>
  addressee ?? { companyName: customerName, address: null, taxNumber: null };

const referenceText = (content: CreditNoteContent): string => {
  const { name, number, date } = correctedBy(content);
  return `อ้างถึง${name}เลขที่ ${number} ลงวันที่ ${thaiDate(date)}`;
};

function totalsOf({ content, document }: CreditNoteSheet): Totals {
  const { originalSatang, correctSatang, subtotalSatang, vatPercent, vatSatang, totalSatang, withheldSatang = 0 } = content;
  return {
    sums: [
      { name: 'มูลค่าตามเอกสารเดิม / Original value', satang: originalSatang },
      { name: 'มูลค่าที่ถูกต้อง / Correct value', satang: correctSatang },
      { name: 'ผลต่าง / Difference', satang: subtotalSatang, look: 'strong' },
      { name: labels.vat(vatPercent), satang: vatSatang },
      { name: 'จำนวนเงินที่ลด / Credited', satang: totalSatang, look: 'main' },
    ],
    inWordsSatang: totalSatang,
    notes: [
      referenceText(content),
      ...(withheldSatang > 0 ? [`รวมภาษีหัก ณ ที่จ่าย ${money(withheldSatang)} บาท ซึ่งไม่คืนเป็นเงิน กรุณาแก้หนังสือรับรอง 50 ทวิ`] : []),
      ...replacingNote(document),
    ],
  };
}

/** Writes a credit note with what the law asks of it: the document that it corrects, both values, the difference with its VAT, and why. */
export function renderCreditNote(sheet: CreditNoteSheet): void {
  const { page, content } = sheet;
  const party = partyOf(content);
  const name = party.companyName;
  const corrected = correctedBy(content);
  let y = writeHead(sheet, [
    ['อ้างถึง / Refers to', corrected.number],
    ['ลงวันที่ / Dated', thaiDate(corrected.date)],
  ]);
  y = writePartyBox(page, y, { label: labels.customer, party });
  const width = innerWidth(page);
  const look: TableLook = {
    padding: 8,
    columns: [
      { label: labels.position, from: 0, width: 30 },
      { label: 'เหตุผลที่ลดหนี้ / Reason', from: 37.5, width: width - 37.5 - 120 },
      { label: labels.amount, from: width - 110, width: 110, align: 'right' },
    ],
  };
  const rows = measureRows(page, look, [['1', ['ลดค่าบริการขนส่ง', content.reason], money(content.subtotalSatang)]]);
  y = writeTable(page, { look, rows, startPage: () => startFollowingPage(sheet, name) }, y + 22);
  const totals = totalsOf(sheet);
  y = makeRoom(sheet, { top: y, height: totalsHeight(page, totals) + endBlockHeight, name });
  writeTotals(page, totals, y);
  writeEndBlock(page, { signs: 'ผู้มีอำนาจลงนาม / Authorised by' });
}
