import type { Route } from '@songwai/core/gateway/call';
import type { Endpoint, PartnerFeature, ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import { demoWords } from '@songwai/core/i18n/demo-words';
import { createJob } from '@songwai/core/jobs/routes.generated';
import { partnerEstimate, partnerProfile, saveDropPoint, signon } from '@songwai/core/partners/routes.generated';
import { estimatePrice } from '@songwai/core/pricing/routes.generated';
import { jobRatingToken } from '@songwai/core/ratings/routes.generated';
import { logout } from '@songwai/core/sessions/routes.generated';
import { getJobDetailTracking } from '@songwai/core/tracking/routes.generated';
import { bookInDemo, type DemoContext, priceOrder, readVehicleKind } from './demo-booking.ts';
import type { DemoJob } from './demo-job.ts';
import { trackingOf } from './demo-tracking.ts';
import { raisePrice } from './raise-price.ts';
import { sampleOrder } from './sample-order.ts';

/** Answers a call in place of the gateway; its fields and reply are those of the contract. */
export interface DemoAnswer {
  readonly path: string;
  answer(fields: never, context: DemoContext): object | Promise<object>;
}

const answerTo = <E extends Endpoint>(
  { path }: Route<E>,
  answer: (fields: RequestOf<E>, context: DemoContext) => ReplyOf<E> | Promise<ReplyOf<E>>,
): DemoAnswer => ({ path, answer });

const features = ['order', 'tracking', 'priceCheck', 'dropPoint'] as const satisfies readonly PartnerFeature[];
const done = { responseCode: 200, responseDesc: '' };
const motorcycle = 1;
const dayMs = 86_400_000;

/** The job that an element follows: one that was booked on this page, else a sample that begins when it is first asked for. */
export const followedJob = async (context: DemoContext, trackingId: string, lang: 'th' | 'en'): Promise<DemoJob> => {
  const known = context.jobs.find(trackingId);
  if (known) return known;
  const order = sampleOrder(`sample-${trackingId}`, lang);
  const [estimate, vehicleKind] = await Promise.all([priceOrder(context, order), readVehicleKind(context, order)]);
  return context.jobs.book({ order, estimate, vehicleKind, findsDriver: context.scenario !== 'no-courier', trackingId });
};

/** The job of a rating link. All links of a demo are those of the last job. */
const ratedJob = ({ jobs }: DemoContext): DemoJob | undefined => jobs.last();

/** The calls that need an account, or a partner. */
export const demoAnswers: readonly DemoAnswer[] = [
  answerTo(signon, ({ lang = 'th' }) => ({
    ...done,
    partnerName: demoWords[lang].partner,
    skToken: 'demo',
    userName: 'demo',
    firstName: demoWords[lang].guest,
    lastName: '',
    phoneNo: '0812345678',
  })),
  answerTo(logout, () => done),
  answerTo(createJob, (order, context) => bookInDemo(context, order)),
  answerTo(getJobDetailTracking, async ({ trackingId = '', tokenRating, lang = 'th' }, context) => {
    const job = tokenRating === undefined ? await followedJob(context, trackingId, lang) : ratedJob(context);
    if (!job) return { responseCode: 404, responseDesc: '' };
    const jobDetail = trackingOf(job, context.clock());
    if (tokenRating === undefined) return { ...done, jobDetail };
    const mayRate = jobDetail.jobStatus === 'completed' && job.rating === null;
    return { ...done, jobDetail, mayRate, ...(job.rating !== null && { raiting: job.rating }) };
  }),
  answerTo(jobRatingToken, ({ rating }, context) => {
    const job = ratedJob(context);
    if (!job || job.rating !== null) return { responseCode: 409, responseDesc: '' };
    context.jobs.rate(job, rating);
    return done;
  }),
  answerTo(partnerProfile, ({ lang = 'th' }) => ({
    ...done,
    partnerName: demoWords[lang].partner,
    features: [...features],
    theme: {},
    isDropPointSigned: false,
  })),
  answerTo(partnerEstimate, async ({ vehicle = motorcycle, ...order }, { reads, origin, scenario }) => {
    const estimate = await reads.ask(estimatePrice, { origin, fields: { vehicle, ...order } });
    const shown = scenario === 'price-rise' && estimate.responseCode === 200 ? raisePrice(estimate) : estimate;
    return { ...shown, partnerName: demoWords[order.lang ?? 'th'].partner };
  }),
  answerTo(saveDropPoint, ({ reference }, { clock }) => ({
    ...done,
    reference,
    savedAt: new Date(clock()).toISOString(),
    keptUntil: new Date(clock() + 90 * dayMs).toISOString(),
  })),
];
