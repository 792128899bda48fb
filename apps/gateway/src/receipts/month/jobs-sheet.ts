import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import writeExcelFile from 'write-excel-file/node';

/** A job of the month. */
export interface MonthJob {
  readonly id: string;
  /** Who booked it. */
  readonly userId: string;
  readonly status: JobStatus;
  readonly reference: string;
  readonly overAt: Date | null;
  readonly pickUpAt: Date;
  readonly paymentType: number;
  readonly netSatang: number;
  readonly chargesSatang: number | null;
  readonly vehicle: string | null;
  readonly route: string | null;
}

const heads: Readonly<Record<Language, readonly string[]>> = {
  th: ['งาน', 'เวลารับ', 'เวลาจบ', 'สถานะ', 'อ้างอิง', 'รถ', 'เส้นทาง', 'ราคา (บาท)', 'ค่าใช้จ่ายเพิ่ม (บาท)'],
  en: ['Job', 'Pick-up', 'Ended', 'Status', 'Reference', 'Vehicle', 'Route', 'Price (THB)', 'Charges (THB)'],
};
const widths = [14, 17, 17, 12, 20, 16, 70, 14, 18];

const timeText = (at: Date): string => `${bangkokDate(at)} ${bangkokTime(at)}`;
const text = (value: string) => ({ type: String, value });
const amount = (satang: number) => ({ type: Number, value: bahtFromSatang(satang), format: '#,##0.00' });

/** The jobs of a month as an Excel file. A text that looks like a formula stays a text. */
export async function writeJobsSheet(jobs: readonly MonthJob[], language: Language): Promise<Buffer> {
  const rows = jobs.map((job) => [
    text(job.id),
    text(timeText(job.pickUpAt)),
    text(job.overAt === null ? '' : timeText(job.overAt)),
    text(job.status),
    text(job.reference),
    text(job.vehicle ?? ''),
    text(job.route ?? ''),
    // Of a cancelled job only what was charged for it is owed.
    amount(job.status === 'completed' ? job.netSatang : 0),
    amount(Number(job.chargesSatang ?? 0)),
  ]);
  const head = heads[language].map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = widths.map((width) => ({ width }));
  return writeExcelFile([head, ...rows], { columns, stickyRowsCount: 1 }).toBuffer();
}
