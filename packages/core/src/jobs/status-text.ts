import type { JobStatus } from './job-status.ts';

/** What a customer reads for a status. The gateway sends these; a client shows what it is sent. */
export const statusTexts: Readonly<Record<JobStatus, { readonly th: string; readonly en: string }>> = {
  matching: { th: 'กำลังหาคนขับ', en: 'Finding a driver' },
  assigned: { th: 'คนขับกำลังไปรับของ', en: 'Driver on the way to pick up' },
  arrived: { th: 'คนขับถึงจุดรับของแล้ว', en: 'Driver at the pick-up point' },
  pickedUp: { th: 'รับของแล้ว', en: 'Picked up' },
  delivering: { th: 'กำลังจัดส่ง', en: 'Delivering' },
  completed: { th: 'จัดส่งสำเร็จ', en: 'Delivered' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  expired: { th: 'ไม่พบคนขับ', en: 'No driver found' },
};
