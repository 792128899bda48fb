import type { Language } from '../../basics/language.ts';
import type { NotificationKind } from '../notification.ts';

type Counted = Readonly<Record<Language, (count: number) => string>>;

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

/**
 * How several jobs that are in one state are counted, in the order of a mail about many: first what may ask for something. A job is in
 * one of these states only, but for what its receiver said.
 */
export const countedJobs: Readonly<Partial<Record<NotificationKind, Counted>>> = {
  noDriver: { th: (count) => `ยังไม่มีคนขับรับ ${count} งาน`, en: (count) => `${jobs(count)} without a driver` },
  jobUnpaid: { th: (count) => `ไม่ได้จ่ายในเวลา ${count} งาน`, en: (count) => `${jobs(count)} not paid in time` },
  jobCancelled: { th: (count) => `ยกเลิกแล้ว ${count} งาน`, en: (count) => `${jobs(count)} cancelled` },
  receiverSaid: { th: (count) => `ผู้รับฝากบอก ${count} งาน`, en: (count) => `${jobs(count)} with word from a receiver` },
  delivered: { th: (count) => `ส่งถึงแล้ว ${count} งาน`, en: (count) => `${jobs(count)} delivered` },
  pickedUp: { th: (count) => `รับของแล้ว ${count} งาน`, en: (count) => `${jobs(count)} picked up` },
  driverAssigned: { th: (count) => `ได้คนขับแล้ว ${count} งาน`, en: (count) => `${jobs(count)} with a driver` },
  jobBooked: { th: (count) => `จองแล้ว ${count} งาน`, en: (count) => `${jobs(count)} booked` },
};

/** The heading of everything else. */
export const countedOthers: Counted = {
  th: (count) => `เรื่องอื่น ${count} เรื่อง`,
  en: (count) => (count === 1 ? '1 other matter' : `${count} other matters`),
};
