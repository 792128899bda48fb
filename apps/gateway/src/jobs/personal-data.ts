import { type PersonalData, personalTable } from '../database/personal-table.ts';
import { personalDetails } from './booking/booking-details.ts';

const ofJobs = { by: 'row', column: 'job_id', of: 'jobs', key: 'id' } as const;
const ofCompanysJobs = { ...ofJobs, of: 'jobsForCompany' } as const;
const books = 'part of the booking; it names nobody';
const companys = "the company's booking";

/** Personal data of the room `jobs`. */
export const jobsPersonalData: PersonalData = {
  personal: [
    personalTable('jobs', {
      section: 'jobs',
      key: ['id'],
      owner: { by: 'customer' },
      shows: [
        ...(['id', 'status', 'task_type', 'order_type', 'job_type', 'vehicle_id', 'extra_ids'] as const),
        ...(Object.keys(personalDetails) as readonly (keyof typeof personalDetails)[]),
        ...(['payment_type', 'channel', 'pick_up_at', 'pick_up_until', 'distance_hundredths_km'] as const),
        ...(['normal_satang', 'added_satang', 'discount_satang', 'free_credit_satang', 'net_satang', 'promo_code'] as const),
        ...(['full_day', 'cancel_reason', 'rating', 'created_at', 'over_at', 'booked_with'] as const),
      ],
      erasure: {
        does: 'strip',
        why: 'accounts and their documents are kept for five years (Accounting Act, section 14; Revenue Code, section 87/3)',
        set: {
          ...{
            ...personalDetails,
            remark_images: '{}',
            search_text: '',
            cancel_reason: '',
            hand_over: null,
          },
          ...{ route: '{"legs":[],"isApproximate":true}', answer: '{}' },
        },
        renew: ['tracking_id', 'rating_token', 'guid'],
      },
      endsWithBooks: true,
    }),
    personalTable('job_stops', {
      section: 'jobStops',
      key: ['job_id', 'position'],
      owner: ofJobs,
      shows: [
        ...(['job_id', 'position', 'address_name', 'address', 'contact_name', 'contact_phone', 'lat', 'lng'] as const),
        ...(['district', 'sub_district', 'remark', 'cod_satang', 'is_return'] as const),
      ],
      erasure: {
        does: 'strip',
        why: 'where carriage began and ended, by district, belongs to the booking',
        set: { address_name: '', address: '', contact_name: '', contact_phone: '', address_id: null, remark: '' },
        round: ['lat', 'lng'],
      },
    }),
    personalTable('job_receivers', {
      section: 'receivers',
      key: ['job_id', 'stop'],
      owner: ofJobs,
      shows: ['job_id', 'stop', 'note', 'noted_at', 'pin_lat', 'pin_lng', 'pinned_at', 'messaged_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('closed_links', {
      section: 'closedLinks',
      key: ['token'],
      owner: ofJobs,
      shows: [],
      erasure: { does: 'delete' },
    }),
    personalTable('job_events', {
      section: 'jobEvents',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'status', 'stop', 'happened_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('job_charges', {
      section: 'jobCharges',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'kind', 'amount_satang', 'quantity', 'created_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('job_dues', {
      section: 'jobDues',
      key: ['id'],
      owner: { by: 'user', column: 'payer_id' },
      shows: ['job_id', 'kind', 'amount_satang', 'created_at', 'paid_at', 'voided_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('job_received', {
      section: 'jobReceived',
      key: ['job_id'],
      owner: { by: 'user', column: 'payer_id' },
      shows: ['job_id', 'satang', 'received_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('cod_collections', {
      section: 'codCollections',
      key: ['job_id', 'stop'],
      owner: ofJobs,
      shows: ['job_id', 'stop', 'amount_satang', 'collected_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('job_arrivals', {
      section: 'jobArrivals',
      key: ['job_id', 'stop'],
      owner: ofJobs,
      shows: ['job_id', 'stop', 'arrived_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('job_changes', {
      section: 'jobChanges',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'kind', 'details', 'reason', 'happened_at', 'stops_before', 'stops_after'],
      erasure: { does: 'strip', why: books, set: { reason: '', stops_before: null, stops_after: null } },
    }),
    personalTable('job_failed_visits', {
      section: 'failedVisits',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'stop', 'reason', 'outcome', 'happened_at'],
      erasure: { does: 'strip', why: books, set: { note: '' } },
    }),
    personalTable('help_requests', {
      section: 'helpRequests',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'message', 'created_at', 'closed_at'],
      erasure: { does: 'strip', why: books, set: { message: '' } },
    }),
    personalTable('jobs', {
      section: 'jobsForCompany',
      key: ['id'],
      owner: { by: 'member' },
      shows: ['id', 'company_user_id', 'created_at'],
      erasure: { does: 'strip', why: companys, scrub: ['remark', 'confirm_phone', 'search_text'] },
    }),
    personalTable('job_stops', {
      section: 'jobStopsForCompany',
      key: ['job_id', 'position'],
      owner: ofCompanysJobs,
      shows: [],
      erasure: {
        does: 'strip',
        why: companys,
        scrub: ['address_name', 'address', 'contact_name', 'contact_phone', 'remark'],
      },
    }),
    personalTable('job_receivers', {
      section: 'receiversForCompany',
      key: ['job_id', 'stop'],
      owner: ofCompanysJobs,
      shows: [],
      erasure: { does: 'strip', why: companys, scrub: ['note'] },
    }),
    personalTable('job_changes', {
      section: 'jobChangesForCompany',
      key: ['id'],
      owner: ofCompanysJobs,
      shows: [],
      erasure: { does: 'strip', why: companys, scrub: ['reason'], set: { stops_before: null, stops_after: null } },
    }),
    personalTable('job_failed_visits', {
      section: 'failedVisitsForCompany',
      key: ['id'],
      owner: ofCompanysJobs,
      shows: [],
      erasure: { does: 'strip', why: companys, scrub: ['note'] },
    }),
    personalTable('help_requests', {
      section: 'helpRequestsForCompany',
      key: ['id'],
      owner: ofCompanysJobs,
      shows: [],
      erasure: { does: 'strip', why: companys, scrub: ['message'] },
    }),
  ],
  impersonal: [],
};
