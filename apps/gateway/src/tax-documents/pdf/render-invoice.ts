import { withholdingPercent } from '@songwai/core/tax-documents/withholding-percent';
import { money } from '../../platform/pdf/styles.ts';
import type { InvoiceContent, IssueFacts } from '../content.ts';
import { type DocumentSheet, makeRoom, startFollowingPage, sumLines, writeHead } from './document-sheet.ts';
import { measureJobs, pagesOfJobs, writeJobs } from './invoice-jobs.ts';
import { labels } from './labels.ts';
import { thaiDate, thaiMonth } from './parts/dates.ts';
import { endBlockHeight, writeEndBlock } from './parts/end-block.ts';
import { writePartyBox } from './parts/party-box.ts';
import { innerWidth } from './parts/sheet.ts';
import { measureRows, type Row, type TableLook, writeTable } from './parts/table.ts';
import { type Totals, totalsHeight, writeTotals } from './parts/totals.ts';

type InvoiceSheet = DocumentSheet<InvoiceContent & IssueFacts>;

function lookOf({ page }: InvoiceSheet): TableLook {
  const width = innerWidth(page);
  return {
    padding: 8,
    columns: [
      { label: labels.position, from: 0, width: 30 },
      { label: labels.description, from: 37.5, width: width - 37.5 - 180 },
      { label: labels.jobCount, from: width - 170, width: 70, align: 'right' },
      { label: labels.amount, from: width - 100, width: 100, align: 'right' },
    ],
  };
}

const serviceName = (department: string | null): string =>
  department === null ? 'ค่าบริการขนส่ง' : `ค่าบริการขนส่ง แผนก${department}`;

const departmentRows = ({ content }: InvoiceSheet): readonly Row[] =>
  content.departments.map(({ department, jobCount, vehicles, amountSatang }, index) => [
    String(index + 1),
    [
      serviceName(department),
      vehicles.map((each) => `${content.vehicleNames[each.vehicleId]?.th ?? ''} ${each.jobCount} งาน`).join(' · '),
    ],
    String(jobCount),
    money(amountSatang),
  ]);

/** `หน้า 2`, `หน้า 2 และ 3`, `หน้า 2 ถึง 9` */
const pagesText = (first: number, count: number): string => {
  if (count === 1) return `หน้า ${first}`;
  return count === 2 ? `หน้า ${first} และ ${first + 1}` : `หน้า ${first} ถึง ${first + count - 1}`;
};

function totalsOf({ page, content }: InvoiceSheet, detailPages: number): Totals {
  const { totalSatang, withholdingSatang, jobs } = content;
  const mayWithhold = withholdingSatang > 0;
  return {
    sums: [
      ...sumLines(content),
      ...(mayWithhold
        ? ([
            { name: labels.withheld(withholdingPercent), satang: -withholdingSatang },
            { name: labels.net, satang: totalSatang - withholdingSatang, look: 'strong' },
          ] as const)
        : []),
    ],
    inWordsSatang: totalSatang,
    notes: [
      ...(jobs.length === 0 ? [] : [`รายละเอียดงาน ${jobs.length} รายการ อยู่ใน${pagesText(page.pageCount + 1, detailPages)}`]),
      ...(mayWithhold ? ['หากหักภาษี กรุณาส่งหนังสือรับรอง 50 ทวิ'] : []),
    ],
  };
}

/** What the code is: an address for the camera, or a bill that only banks' apps read. */
const codeHint = (qrText: string): string =>
  /^https?:/.test(qrText) ? 'สแกน QR ด้วยกล้องเพื่อเปิดหน้าชำระเงินบนเว็บ' : 'สแกน QR เพื่อจ่ายบิลในแอปธนาคาร';

/** Writes an invoice: a line for each department, then its jobs on pages of their own. */
export function renderInvoice(sheet: InvoiceSheet): void {
  const { page, content } = sheet;
  const name = content.addressee.companyName;
  let y = writeHead(sheet, [
    [labels.due, thaiDate(content.dueDate)],
    [labels.period, thaiMonth(content.month)],
  ]);
  y = writePartyBox(page, y, { label: labels.customer, party: content.addressee });
  const look = lookOf(sheet);
  const rows = measureRows(page, look, departmentRows(sheet));
  y = writeTable(page, { look, rows, startPage: () => startFollowingPage(sheet, name) }, y + 22);
  const jobs = measureJobs(sheet);
  const totals = totalsOf(sheet, pagesOfJobs(page, jobs));
  y = makeRoom(sheet, { top: y, height: totalsHeight(page, totals) + endBlockHeight, name });
  writeTotals(page, totals, y);
  writeEndBlock(page, {
    ...(content.qrText !== null && {
      pay: {
        qrText: content.qrText,
        title: `ชำระก่อน ${thaiDate(content.dueDate)}`,
        hint: codeHint(content.qrText),
        references: [
          ['Ref. 1', content.reference1],
          ['Ref. 2', content.reference2],
        ],
      },
    }),
    signs: 'ผู้มีอำนาจลงนาม / Authorised by',
  });
  writeJobs(sheet, jobs);
}
