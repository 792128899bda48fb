import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { withholdingPercent } from '@songwai/core/tax-documents/withholding-percent';
import { money } from '../../platform/pdf/styles.ts';
import type { IssueFacts, ReceiptContent } from '../content.ts';
import { type DocumentSheet, makeRoom, replacingNote, startFollowingPage, sumLines, writeHead } from './document-sheet.ts';
import { labels } from './labels.ts';
import { shortTime, thaiDay } from './parts/dates.ts';
import { endBlockHeight, writeEndBlock } from './parts/end-block.ts';
import { type Party, writePartyBox } from './parts/party-box.ts';
import { bold, innerWidth, line, margin, soft } from './parts/sheet.ts';
import { measureRows, type TableLook, writeTable } from './parts/table.ts';
import { type Totals, totalsHeight, writeTotals } from './parts/totals.ts';

type ReceiptSheet = DocumentSheet<ReceiptContent & IssueFacts>;

const partyOf = ({ addressee, customerName }: ReceiptContent): Party =>
  addressee ?? { companyName: customerName, address: null, taxNumber: null };

function lookOf({ page }: ReceiptSheet): TableLook {
  const width = innerWidth(page);
  return {
    padding: 6,
    columns: [
      { label: labels.position, from: 0, width: 30 },
      { label: labels.description, from: 37.5, width: width - 37.5 - 170 },
      { label: labels.quantity, from: width - 160, width: 50, align: 'right' },
      { label: labels.amount, from: width - 100, width: 100, align: 'right' },
    ],
  };
}

function totalsOf({ content, document }: ReceiptSheet): Totals {
  const { totalSatang, withheldSatang, paidBy } = content;
  return {
    sums: [
      ...sumLines(content),
      ...(withheldSatang > 0
        ? ([
            { name: labels.withheld(withholdingPercent), satang: -withheldSatang },
            { name: 'ยอดรับสุทธิ / Net received', satang: totalSatang - withheldSatang, look: 'strong' },
          ] as const)
        : []),
    ],
    inWordsSatang: totalSatang,
    notes: [`ชำระโดย${paidBy.th} / Paid by ${paidBy.en}`, ...replacingNote(document)],
  };
}

function writeRoute(sheet: ReceiptSheet, top: number): void {
  const { page, content } = sheet;
  if (content.stops.length === 0) return;
  const width = innerWidth(page) - 96;
  // The signature stands below the last stop.
  const height = (name: string): number => page.linesOf(name, width, soft).length * line + endBlockHeight;
  const name = partyOf(content).companyName;
  let y = makeRoom(sheet, { top: top + 18, height: 3 * line + endBlockHeight, name });
  page.line('เส้นทาง / Route', { x: margin, y }, bold);
  y += line + 2;
  for (const stop of content.stops) {
    y = makeRoom(sheet, { top: y, height: height(stop.name), name });
    page.line(stop.at === null ? '\u2013' : shortTime(stop.at), { x: margin, y }, soft);
    y = page.paragraph(stop.name, { x: margin + 96, y, width }, soft);
  }
}

/** Facts beside number and date. */
function factsOf({ jobId, invoiceNumber, paidAt }: ReceiptContent, issuedAt: Date): readonly (readonly [string, string])[] {
  const isPaidEarlier = bangkokDate(new Date(paidAt)) !== bangkokDate(issuedAt);
  return [
    ...(jobId === null ? [] : [['งาน / Job', jobId] as const]),
    ...(invoiceNumber === null ? [] : [['ใบแจ้งหนี้ / Invoice', invoiceNumber] as const]),
    ...(isPaidEarlier ? [['วันที่รับเงิน / Paid', thaiDay(paidAt)] as const] : []),
  ];
}

/** Writes a receipt. */
export function renderReceipt(sheet: ReceiptSheet): void {
  const { page, content, document } = sheet;
  const party = partyOf(content);
  const name = party.companyName;
  let y = writeHead(sheet, factsOf(content, document.issuedAt));
  y = writePartyBox(page, y, { label: labels.customer, party });
  const look = lookOf(sheet);
  const rows = measureRows(
    page,
    look,
    content.lines.map(({ text, amountSatang }, index) => [
      String(index + 1),
      `${text.th} / ${text.en}`,
      amountSatang < 0 ? '' : '1',
      money(amountSatang),
    ]),
  );
  y = writeTable(page, { look, rows, startPage: () => startFollowingPage(sheet, name) }, y + 22);
  const totals = totalsOf(sheet);
  y = makeRoom(sheet, { top: y, height: totalsHeight(page, totals) + endBlockHeight, name });
  const end = writeTotals(page, totals, y);
  writeRoute(sheet, end);
  writeEndBlock(page, { signs: 'ผู้รับเงิน / Received by' });
}
