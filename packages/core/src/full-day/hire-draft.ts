import { addDays, bangkokDate, bangkokTime, parseBangkok } from '../basics/bangkok-time.ts';
import { createGuid } from '../basics/ids.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import type { Place } from '../places/place.ts';
import type { DriverGender } from './full-day.ts';
import type { FullDayHoursId } from './full-day-hours.ts';
import type { Weekday } from './weekdays.ts';

/** A place that a hired driver goes to; work begins at the first. In the shape of an order's stop, so that the same views show both. */
export interface HireStop {
  /** Stable, and never sent. */
  readonly key: string;
  readonly place: Place | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
  readonly isReturn: false;
}

/** Whom a quotation is made out to. */
export interface Addressee {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
}

/** All input for one hire by the day or month (spec §3 "Full-time order detail"). Survives reload and sign-in. */
export interface HireDraft {
  /** 1 is 4 hours, 2 is 9 hours, 3 is monthly. */
  readonly hours: FullDayHoursId;
  readonly packageId: number | null;
  readonly optionIds: readonly number[];
  readonly stops: readonly HireStop[];
  /** The first day, DD/MM/YYYY, and its start, HH:MM; both in Bangkok. */
  readonly date: string;
  readonly startTime: string;
  /** Consecutive days. */
  readonly days: number;
  readonly driverCount: number;
  readonly driverGender: DriverGender;
  /** Of a monthly hire: first working day, days of the week, and when each begins. */
  readonly startDate: string;
  readonly weekdays: readonly Weekday[];
  readonly dailyStart: string;
  readonly months: number;
  readonly addressee: Addressee;
  readonly paymentType: PaymentType | null;
  /** Index of the stop that pays cash. */
  readonly paymentPoint: number;
  /** The saved card that pays by card; absent: the default one. */
  readonly cardId?: string | undefined;
  readonly confirmPhone: string;
  readonly remark: string;
  /** The second step: contacts and payment. */
  readonly isAtDetails: boolean;
  /** Idempotency key until the hire is booked or quoted, so that a retry never makes a second one. */
  readonly guid: string;
}

/** A place without its contact yet. */
export const createHireStop = (place: Place | null, nowMs: number, random: () => number): HireStop => ({
  key: createGuid(new Date(nowMs), random),
  place,
  contactName: '',
  contactPhone: '',
  remark: '',
  isReturn: false,
});

const workdayStart = '09:00';
const lastProposedHour = 20;
const minutesToPrepare = 30;
/** Until a monthly hire begins, unless the customer wants it sooner. */
const daysToFindDrivers = 7;

/** A start to propose: the next full hour of today, or tomorrow morning late in the evening. */
function proposedStart(now: Date): Pick<HireDraft, 'date' | 'startTime'> {
  const ready = new Date(now.getTime() + (60 + minutesToPrepare) * 60_000);
  const hour = bangkokTime(ready).slice(0, 2);
  const isToday = bangkokDate(ready) === bangkokDate(now) && Number(hour) <= lastProposedHour;
  if (!isToday) return { date: bangkokDate(addDays(now, 1)), startTime: workdayStart };
  return { date: bangkokDate(now), startTime: Number(hour) < Number(workdayStart.slice(0, 2)) ? workdayStart : `${hour}:00` };
}

const emptyAddressee: Addressee = {
  ...{ contactName: '', contactPhone: '', email: '' },
  ...{ companyName: '', companyAddress: '', companyTaxId: '' },
};

/** A new hire (spec §3): 4 hours, one driver, one place, work date today; Monday to Friday for a monthly one. */
export const createEmptyHire = (nowMs: number, random: () => number): HireDraft => {
  const now = new Date(nowMs);
  return {
    hours: 1,
    packageId: null,
    optionIds: [],
    stops: [createHireStop(null, nowMs, random)],
    ...proposedStart(now),
    days: 1,
    driverCount: 1,
    driverGender: 'N',
    startDate: bangkokDate(addDays(now, daysToFindDrivers)),
    weekdays: [1, 2, 3, 4, 5],
    dailyStart: workdayStart,
    months: 1,
    addressee: emptyAddressee,
    paymentType: null,
    paymentPoint: 0,
    confirmPhone: '',
    remark: '',
    isAtDetails: false,
    guid: createGuid(now, random),
  };
};

/** When a hire of some hours ends; null without a valid start. */
export function hireEnd({ date, startTime }: Pick<HireDraft, 'date' | 'startTime'>, durationHours: number): Date | null {
  const start = parseBangkok(date, startTime);
  return start && new Date(start.getTime() + durationHours * 3_600_000);
}
