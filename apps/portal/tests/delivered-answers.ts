import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { getJobDetail } from '@songwai/core/jobs/contract';
import type { Answers } from '@songwai/features/tests/fixture-gateway';

type WireDetail = NonNullable<ReplyOf<typeof getJobDetail>['jobDetail']>;

const ok = { responseCode: 200, responseDesc: '' };
const delivered: WireDetail = {
  jobId: 'J00048213',
  trackingId: '8K2M7Q',
  jobDate: '21/11/2026',
  jobTime: '13:20',
  jobStatus: 'completed',
  jobStatusTh: 'ส่งสำเร็จ',
  jobStatusEn: 'Delivered',
  jobType: 2,
  vehicle: 2,
  option: '',
  taskType: 1,
  remark: '',
  remarkImages: [],
  netPrice: 466.45,
  paymentType: 0,
  locationList: [],
  confirmPhone: '0812345678',
  jobOptions: [],
  orderType: 'now',
  distance: 18.4,
  normalPrice: 466.45,
  discount: 0,
  freeCredit: 0,
  lines: { distanceFare: 466.45, extraStops: 0, extraStopFee: 0, extras: [] },
  addedPrice: 0,
  charges: [],
  isFixedDriver: false,
  actions: [],
  changes: [],
  failedVisits: [],
};

const driver = {
  ...{ songwaiId: '1', songwaiName: 'สมชาย', plate: '2ขก 4471', vehicleKind: 'car', averageRating: 4.9 },
  ...{ ratingCount: 38, isFavorite: false, isBlocked: false },
};

/** A delivered job of the signed-in user, who may rate it; `job` is what differs. */
export const deliveredAnswers = (job: Partial<WireDetail> = { tokenRating: 'kVn2x0b1' }): Answers => ({
  '/get_job_detail': ({ jobId }) => ({ ...ok, jobDetail: { ...delivered, jobId, ...job } }),
  '/get_job_driver': () => ({ ...ok, driver, proofs: [] }),
  '/job_rating': () => ok,
  '/add_favorite_driver': () => ok,
  '/remove_favorite_driver': () => ok,
  '/add_block_driver': () => ok,
});

/** Jobs that wait for a rating. */
export const waitingAnswer = (...jobIds: readonly string[]) => ({
  ...ok,
  jobs: jobIds.map((jobId, index) => ({
    jobId,
    jobDate: '20/11/2026',
    jobTime: `1${index}:30`,
    songwaiId: String(index + 1),
    songwaiName: index === 0 ? 'สมชาย' : 'วิชัย',
    tokenRating: `token-${index}`,
  })),
});
