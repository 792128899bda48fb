import type { PageWriter } from '../../platform/pdf/page-writer.ts';
import { money } from '../../platform/pdf/styles.ts';
import type { InvoiceContent, IssueFacts } from '../content.ts';
import { type DocumentSheet, startFollowingPage } from './document-sheet.ts';
import { labels } from './labels.ts';
import { shortTime } from './parts/dates.ts';
import { bold, bottomOf, innerWidth, line, margin } from './parts/sheet.ts';
import { countPages, type MeasuredRow, measureRows, type TableLook, writeTable } from './parts/table.ts';

type InvoiceSheet = DocumentSheet<InvoiceContent & IssueFacts>;

/** From the top of a following page to its table. */
const headHeight = margin + 8 + 2 * line + 4 + line;

function lookOf(page: PageWriter): TableLook {
  const width = innerWidth(page);
  return {
    padding: 3,
    size: 8.25,
    columns: [
      { label: 'งาน / Job', from: 0, width: 84 },
      { label: 'เส้นทาง / Route', from: 92, width: width - 92 - 200, isCut: true },
      { label: 'อ้างอิง / Reference', from: width - 190, width: 110 },
      { label: labels.amount, from: width - 74, width: 74, align: 'right' },
    ],
  };
}

/** Breaks the lines of the jobs. */
export const measureJobs = ({ page, content }: InvoiceSheet): readonly MeasuredRow[] =>
  measureRows(
    page,
    lookOf(page),
    content.jobs.map(({ jobId, at, from, to, vehicleId, reference, department, amountSatang }) => [
      [jobId, shortTime(at)],
      [from, `ถึง ${to}`],
      [reference ?? '\u2013', [content.vehicleNames[vehicleId]?.th, department].filter((text) => text).join(' · ')],
      money(amountSatang),
    ]),
  );

/** How many pages they take. */
export const pagesOfJobs = (page: PageWriter, rows: readonly MeasuredRow[]): number =>
  countPages(rows, bottomOf(page) - headHeight);

/** Writes the jobs on pages of their own. */
export function writeJobs(sheet: InvoiceSheet, rows: readonly MeasuredRow[]): void {
  if (rows.length === 0) return;
  const { page, content } = sheet;
  const startPage = (): number => {
    const top = startFollowingPage(sheet, content.addressee.companyName);
    page.line('รายละเอียดงาน / Jobs', { x: margin, y: top }, bold);
    return top + line;
  };
  writeTable(page, { look: lookOf(page), rows, startPage }, startPage());
}
