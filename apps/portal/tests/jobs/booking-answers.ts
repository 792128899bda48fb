import { addMinutes, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';

const ok = { responseCode: 200, responseDesc: '' };

const stop = (addressName: string, contactName = 'ธนากร', contactPhone = '0898765432') => ({
  ...{ addressName, contactName, contactPhone, lat: 13.74, lng: 100.53 },
  address: 'ถนนพระราม 1 ปทุมวัน',
});

interface Given {
  readonly jobId: string;
  readonly jobStatus: string;
  readonly places: readonly string[];
  readonly netPrice: number;
  /** Minutes from the stories' moment. */
  readonly pickUp: number;
  readonly over?: number;
  readonly searchLeft?: number;
  readonly tokenRating?: string;
}

const wireJob = ({ jobId, jobStatus, places, netPrice, pickUp, over, searchLeft, tokenRating }: Given) => {
  const at = addMinutes(storyNow, pickUp);
  return {
    ...{ jobId, jobStatus, netPrice, tokenRating },
    trackingId: `t-${jobId}`,
    jobDate: bangkokDate(at),
    jobTime: bangkokTime(at),
    ...{ jobStatusTh: 'สถานะ', jobStatusEn: 'Status', jobType: 2, vehicle: 1, option: '', taskType: 1 },
    ...{ remark: 'ฝากไว้ที่ รปภ.', reference: 'PO-1142', remarkImages: [], paymentType: 0, confirmPhone: '0812345678' },
    locationList: places.map((place) => stop(place)),
    searchUntilDateTime: searchLeft === undefined ? undefined : addMinutes(storyNow, searchLeft).toISOString(),
    overDateTime: over === undefined ? undefined : addMinutes(storyNow, over).toISOString(),
  };
};

const home = 'ร้านดอกไม้บ้านอารีย์';
/** Jobs in every status that a list has to word. */
export const wireJobs = [
  wireJob({
    jobId: 'J00024823',
    jobStatus: 'matching',
    places: ['ตลาดไท', 'ครัวกลางพระโขนง'],
    netPrice: 1342.4,
    pickUp: -20,
    searchLeft: 8.4,
  }),
  wireJob({
    jobId: 'J00024821',
    jobStatus: 'matching',
    places: ['ปากคลองตลาด', 'โรงแรมเพนนินซูลา'],
    netPrice: 72.65,
    pickUp: 75,
    searchLeft: 120,
  }),
  wireJob({
    jobId: 'J00024819',
    jobStatus: 'delivering',
    places: [home, 'สยามพารากอน', 'บีทีเอสอ่อนนุช'],
    netPrice: 466.45,
    pickUp: -60,
  }),
  wireJob({ jobId: 'J00024817', jobStatus: 'assigned', places: [home, 'รพ.กรุงเทพ'], netPrice: 124.25, pickUp: 0 }),
  wireJob({
    jobId: 'J00024809',
    jobStatus: 'completed',
    places: ['คลังพัฒนาการ 30', 'ลาดพร้าว', 'รัชดา', 'เซ็นทรัล พระราม 9'],
    netPrice: 236.5,
    pickUp: -200,
    over: -120,
    tokenRating: 'r-1',
  }),
  wireJob({ jobId: 'J00024806', jobStatus: 'completed', places: [home, 'สำนักงานวรรณา'], netPrice: 82, pickUp: -300, over: -240 }),
  wireJob({
    jobId: 'J00024801',
    jobStatus: 'cancelled',
    places: [home, 'สยามพารากอน'],
    netPrice: 107.5,
    pickUp: -1500,
    over: -1480,
  }),
];

const week = (days: number, amount: number) => ({
  fromDate: bangkokDate(addMinutes(storyNow, days * 1440)),
  toDate: bangkokDate(addMinutes(storyNow, (days + 6) * 1440)),
  amount,
  jobCount: amount > 0 ? 4 : 0,
});

/** A gateway with some jobs. */
export const bookingAnswers: Answers = {
  '/job': ({ filters }) => ({
    ...ok,
    jobs: filters === '0' ? wireJobs.slice(0, 2) : wireJobs,
    total: wireJobs.length,
    nextCursor: filters === '0' ? undefined : 'more',
    statuses: [],
  }),
  '/job/counts': () => ({
    ...ok,
    counts: [2, 2, 14, 1].map((count, filter) => ({ filter, count })),
    hasJobs: true,
  }),
  '/job/running': () => ({
    ...ok,
    jobs: [
      {
        jobId: 'J00024819',
        nextStop: 1,
        etaTime: '14:12',
        driver: { firstName: 'สมชาย', plate: '1กก 1234', lat: 13.75, lng: 100.54, heading: 90 },
      },
      {
        jobId: 'J00024817',
        nextStop: 0,
        etaTime: '14:02',
        driver: { firstName: 'วิชัย', plate: '2ขข 99', lat: 13.76, lng: 100.56, heading: 10 },
      },
    ],
  }),
  '/job/spend': () => ({
    ...ok,
    weeks: [1400, 1900, 1700, 2200, 4410, 2000, 3902.75, 3284.5].map((amount, index) => week(7 * (index - 7) - 1, amount)),
  }),
  '/job_waiting_for_rating': () => ({
    ...ok,
    jobs: ['สมชาย', 'วิชัย'].map((songwaiName, index) => ({
      ...{ jobId: `J0002480${index}`, jobDate: '24/11/2026', jobTime: '10:00', songwaiId: `S${index}`, songwaiName },
      tokenRating: `r-${index}`,
    })),
  }),
};

/** A gateway without any jobs. */
export const noBookings: Answers = {
  ...bookingAnswers,
  '/job': () => ({ ...ok, jobs: [], total: 0, statuses: [] }),
  '/job/counts': () => ({ ...ok, counts: [0, 1, 2, 3].map((filter) => ({ filter, count: 0 })), hasJobs: false }),
  '/job/running': () => ({ ...ok, jobs: [] }),
  '/job/spend': () => ({ ...ok, weeks: Array.from({ length: 8 }, (_, index) => week(7 * (index - 7), 0)) }),
  '/job_waiting_for_rating': () => ({ ...ok, jobs: [] }),
};
