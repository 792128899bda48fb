import { fullDayTask } from '../basics/wire-numbers.ts';
import type { JobStatus } from './job-status.ts';

type StatusTexts = Readonly<Record<JobStatus, { readonly th: string; readonly en: string }>>;

const deliveryTexts: StatusTexts = {
  awaitingPayment: { th: 'รอการจ่ายเงิน', en: 'Waiting for payment' },
  matching: { th: 'กำลังหาคนขับ', en: 'Finding a driver' },
  assigned: { th: 'คนขับกำลังไปรับของ', en: 'Driver on the way to pick up' },
  arrived: { th: 'คนขับถึงจุดรับของแล้ว', en: 'Driver at the pick-up point' },
  pickedUp: { th: 'รับของแล้ว', en: 'Picked up' },
  delivering: { th: 'กำลังจัดส่ง', en: 'Delivering' },
  completed: { th: 'จัดส่งสำเร็จ', en: 'Delivered' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  expired: { th: 'ไม่พบคนขับ', en: 'No driver found' },
};

/** Texts for a driver hired by the day, who works instead of delivering. */
const hireTexts: StatusTexts = {
  ...deliveryTexts,
  assigned: { th: 'คนขับกำลังเดินทางมา', en: 'Driver on the way' },
  arrived: { th: 'คนขับถึงจุดเริ่มงานแล้ว', en: 'Driver at the starting point' },
  pickedUp: { th: 'กำลังปฏิบัติงาน', en: 'Working' },
  delivering: { th: 'กำลังปฏิบัติงาน', en: 'Working' },
  completed: { th: 'งานเสร็จสิ้น', en: 'Finished' },
};

/**
 * The customer's text for a status. The gateway sends it, and clients show what they receive.
 * @param taskType 1 express, 2 full day, 3 next day.
 */
export const statusText = (status: JobStatus, taskType: number): StatusTexts[JobStatus] =>
  (taskType === fullDayTask ? hireTexts : deliveryTexts)[status];
