import type { ChargeKind } from './job-charges.ts';

/** The parts of a charge that its text needs. */
interface DescribedCharge {
  readonly kind: ChargeKind;
  /** Index of the stop; null if it does not belong to one. */
  readonly stop: number | null;
  readonly minutes: number | null;
}

const texts: Readonly<Record<ChargeKind, { readonly th: string; readonly en: string }>> = {
  waiting: { th: 'ค่ารอ', en: 'Waiting' },
  overtime: { th: 'ค่าล่วงเวลา', en: 'Overtime' },
  routeChange: { th: 'ส่วนต่างจากการแก้ไขจุดส่ง', en: 'Changed stops' },
  lateCancel: { th: 'ค่ายกเลิกหลังคนขับถึงจุดรับของ', en: 'Cancelled after the driver had arrived' },
};

/** The customer's text for a charge: `Waiting, stop 2, 91 min`. */
export function describeCharge({ kind, stop, minutes }: DescribedCharge): { readonly th: string; readonly en: string } {
  const th = [texts[kind].th, ...(stop === null ? [] : [`จุดที่ ${stop + 1}`]), ...(minutes === null ? [] : [`${minutes} นาที`])];
  const en = [texts[kind].en, ...(stop === null ? [] : [`stop ${stop + 1}`]), ...(minutes === null ? [] : [`${minutes} min`])];
  return { th: th.join(' '), en: en.join(', ') };
}
