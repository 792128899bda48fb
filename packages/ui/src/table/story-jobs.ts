import { say } from '../../tests/say.ts';
import type { TableSort } from './table-model.ts';

type Lang = Record<string, unknown>;

/** A row of the table stories. */
export interface Job {
  readonly id: string;
  readonly tone: 'warn' | 'info' | 'success' | 'danger';
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly time: string;
  readonly price: number;
}

export const jobsIn = (lang: Lang): readonly Job[] => [
  {
    id: 'J000-48231',
    tone: 'warn',
    state: say(lang, 'หาคนขับ', 'Matching'),
    from: say(lang, 'ปากคลองตลาด', 'Pak Khlong Talat'),
    to: say(lang, 'โรงแรมเพนนินซูลา', 'The Peninsula'),
    time: '15:10',
    price: 72.65,
  },
  {
    id: 'J000-48230',
    tone: 'warn',
    state: say(lang, 'หาคนขับ', 'Matching'),
    from: say(lang, 'ร้านดอกไม้บ้านสวน', 'Baan Suan Flowers'),
    to: say(lang, 'เซ็นทรัล พระราม 9', 'Central Rama 9'),
    time: '15:00',
    price: 149.4,
  },
  {
    id: 'J000-48213',
    tone: 'info',
    state: say(lang, 'กำลังส่ง', 'Delivering'),
    from: say(lang, 'ไอคอนสยาม', 'ICONSIAM'),
    to: say(lang, 'บีทีเอสอุดมสุข', 'BTS Udom Suk'),
    time: '14:05',
    price: 506.45,
  },
  {
    id: 'J000-48209',
    tone: 'success',
    state: say(lang, 'สำเร็จ', 'Completed'),
    from: say(lang, 'ร้านดอกไม้บ้านสวน', 'Baan Suan Flowers'),
    to: say(lang, 'รพ.กรุงเทพ', 'Bangkok Hospital'),
    time: '13:55',
    price: 124.25,
  },
  {
    id: 'J000-48205',
    tone: 'danger',
    state: say(lang, 'ยกเลิก', 'Cancelled'),
    from: say(lang, 'ตลาดไท', 'Talaad Thai'),
    to: say(lang, 'ครัวกลางพระโขนง', 'Phra Khanong kitchen'),
    time: '13:30',
    price: 1342.4,
  },
];

const sortKeyOf = (job: Job, columnId: string) => (columnId === 'price' ? job.price : columnId === 'time' ? job.time : job.from);

/** The owner of a table sorts its rows; here the story does. */
export function sortJobs(jobs: readonly Job[], { columnId, direction }: TableSort): readonly Job[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return jobs.toSorted((one, other) => (sortKeyOf(one, columnId) < sortKeyOf(other, columnId) ? -turn : turn));
}
