import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { getJobDetail } from '@songwai/core/jobs/contract';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { getJobDriver } from '@songwai/core/rides/ride-contract';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyPhoto } from '@songwai/features/tests/story-photo';

export type WireJob = NonNullable<ReplyOf<typeof getJobDetail>['jobDetail']>;
type WireDriver = ReplyOf<typeof getJobDriver>;

const ok = { responseCode: 200, responseDesc: '' };

const people = [
  { contactName: 'พิมพ์ชนก', contactPhone: '0812345678', remark: '' },
  { contactName: 'ธนากร', contactPhone: '0898765432', remark: 'ฝากประชาสัมพันธ์ได้' },
  { contactName: 'อรทัย', contactPhone: '0625550199', remark: '', codAmount: 1290 },
];

const actionsOf = ({ status }: TrackedJob): WireJob['actions'] => {
  if (status === 'matching') return ['cancel', 'postpone', 'changeSearch'];
  if (status === 'awaitingPayment') return ['cancel'];
  if (status === 'assigned') return ['cancel', 'postpone'];
  return status === 'arrived' ? ['cancel'] : status === 'expired' ? ['changeSearch'] : [];
};

/** A job as its customer's gateway sends it: the worked example of the rate card (decisions, "Prices"). */
export const wireJob = (tracked: TrackedJob, change: Partial<WireJob> = {}): WireJob => ({
  jobId: tracked.jobId,
  trackingId: tracked.trackingId,
  jobDate: tracked.date,
  jobTime: tracked.time,
  jobStatus: tracked.status,
  jobStatusTh: tracked.statusText.th,
  jobStatusEn: tracked.statusText.en,
  jobType: 2,
  vehicle: 2,
  option: '1',
  taskType: 1,
  remark: '',
  remarkImages: [],
  netPrice: 466.45,
  paymentType: 2,
  locationList: tracked.stops.map(({ name, district, subDistrict, lat, lng, isReturn }, index) => ({
    ...{ addressName: name, district, subDistrict, lat, lng, isReturn },
    address: `${subDistrict} ${district}`,
    contactName: 'พิมพ์ชนก',
    contactPhone: '0812345678',
    ...people[index],
    ...(index > 0 && !isReturn && { receiverLink: `receiver-${index}` }),
  })),
  confirmPhone: '0812345678',
  jobOptions: [1],
  orderType: 'now',
  distance: 18.4,
  normalPrice: 466.45,
  discount: 0,
  freeCredit: 0,
  lines: { distanceFare: 284.3, extraStops: 1, extraStopFee: 40, extras: [{ id: 1, fee: 142.15 }] },
  addedPrice: 0,
  charges: [],
  isFixedDriver: false,
  actions: actionsOf(tracked),
  changes: [],
  failedVisits: [],
  ...change,
});

/** 42 minutes at the pick-up, of which 30 are free. */
export const waitingCharge: WireJob['charges'][number] = {
  ...{ kind: 'waiting', stop: 0, minutes: 42, amount: 30 },
  descTh: 'ค่ารอ จุดที่ 1 42 นาที',
  descEn: 'Waiting, stop 1, 42 min',
};

export const receipt: NonNullable<WireJob['receipt']> = {
  check: true,
  companyName: 'ร้านดอกไม้บ้านอารีย์ จำกัด',
  companyAddress: '12 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400',
  taxNumber: '0105561084274',
  branch: '00000',
  postcode: '10400',
};

const proof = (stop: number, time: string, proofType: 'photo' | 'signature' | 'failure' = 'photo') => ({
  ...{ stop, proofType, date: '21/11/2026', time },
  imageUrl: storyPhoto(stop === 0 ? '#e3f3ee' : `#fff3d${stop}`),
});

/** Who drives a job, with a photo at each stop that is done. */
export const wireDriver = (tracked: TrackedJob): WireDriver => ({
  ...ok,
  ...(tracked.driver && {
    driver: {
      ...{ songwaiId: '24', songwaiName: tracked.driver.firstName, plate: tracked.driver.plate },
      ...{ vehicleKind: tracked.vehicleKind, averageRating: 4.9, ratingCount: 212 },
      ...(isJobOver(tracked.status) ? {} : { phoneNo: '0861112233' }),
      ...{ isFavorite: false, isBlocked: false },
    },
  }),
  proofs: tracked.stops.flatMap(({ doneTime, failure }, stop) => {
    if (failure) return [proof(stop, failure.time, 'failure')];
    return doneTime ? [proof(stop, doneTime)] : [];
  }),
});

/** What the gateway answers about one job. */
export const jobAnswers = (tracked: TrackedJob, change: Partial<WireJob> = {}): Answers => ({
  '/get_job_detail': () => ({ ...ok, jobDetail: wireJob(tracked, change) }),
  '/get_job_driver': () => wireDriver(tracked),
});
