import type { LocalText } from '../../http/language.ts';
import type { HistoryRow } from './history-view.ts';

/** Kinds of charges after the booking, as a job's movements name them. */
const charges: Readonly<Record<string, LocalText>> = {
  waiting: { th: 'ค่ารอ', en: 'Waiting' },
  overtime: { th: 'ค่าล่วงเวลา', en: 'Overtime' },
  lateCancel: { th: 'ค่ายกเลิกหลังคนขับถึงจุดรับของ', en: 'Cancelled after the driver had arrived' },
  failedVisit: { th: 'ค่าส่งไม่สำเร็จ', en: 'Failed visit' },
};

const lateMoney: LocalText = { th: 'เงินที่โอนเข้ามาช้า', en: 'Money that came late' };

/** `2026-12` as `12/2026`. */
const monthOf = (month: string): string => month.split('-').reverse().join('/');

/** What exactly a movement was for; null where its type says everything. */
export function entryDetailOf({ kind, details }: Pick<HistoryRow, 'kind' | 'details'>): LocalText | null {
  const { stop, charge, reason, code, month } = details;
  const parts: readonly (LocalText | undefined)[] = [
    kind === 'lateMoney' ? lateMoney : undefined,
    charge === undefined ? undefined : charges[charge],
    stop === undefined ? undefined : { th: `จุดที่ ${stop + 1}`, en: `stop ${stop + 1}` },
    code === undefined ? undefined : { th: `โค้ด ${code}`, en: `Code ${code}` },
    month === undefined ? undefined : { th: `รอบ ${monthOf(month)}`, en: `For ${monthOf(month)}` },
    // In the words of whoever wrote it.
    reason === undefined ? undefined : { th: reason, en: reason },
  ];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? null : { th: known.map(({ th }) => th).join(' '), en: known.map(({ en }) => en).join(', ') };
}
