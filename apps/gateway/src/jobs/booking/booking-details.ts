import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { detailFields, listedDetailFields } from '@songwai/core/jobs/booking/booking-schema';
import type { createJob } from '@songwai/core/jobs/contract';
import { confirmPhone } from '@songwai/core/validation/phones/confirm-phone';
import { dialledPhone } from '@songwai/core/validation/phones/dialled-phone';
import type { Insertable, Selectable } from 'kysely';
import type { Static, TObject } from 'typebox';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { JobsTable } from '../tables.ts';
import { jobTexts } from '../texts.ts';
import { checkMetadata } from './check-metadata.ts';
import { checkReceipt } from './check-receipt.ts';

/** What a customer adds to any booking, by trip or by day. */
type RequestedDetails = Pick<
  RequestOf<typeof createJob>,
  'remark' | 'reference' | 'metadata' | 'confirmPhone' | 'receipt' | 'parcel' | 'fixDriver'
>;

/** The columns that store them. */
export type DetailColumns = Pick<
  Insertable<JobsTable>,
  'remark' | 'reference' | 'metadata' | 'confirm_phone' | 'receipt' | 'parcel' | 'is_fixed_driver'
>;

/** The columns that lists of jobs read. */
export const listedDetailColumns = ['remark', 'reference'] as const satisfies readonly (keyof DetailColumns)[];

/** Columns that may name a person, with their values after an erasure. */
export const personalDetails = {
  remark: '',
  reference: '',
  metadata: null,
  confirm_phone: '',
  receipt: null,
  parcel: null,
} as const satisfies Partial<DetailColumns>;

/** The texts by which a job is found. */
export const searchedDetails = (job: DetailColumns): readonly string[] => [job.confirm_phone, job.remark, job.reference ?? ''];

const parcelColumn = (parcel: RequestedDetails['parcel']): string | null => {
  const { contents = '', ...measures } = parcel ?? {};
  const text = cleanText(contents);
  const said = { ...(text !== '' && { contents: text }), ...measures };
  return Object.keys(said).length === 0 ? null : JSON.stringify(said);
};

/** Checks the details of a booking and returns their columns. @throws {BusinessRefusal} 422 with the first field at fault. */
export function checkDetails(body: RequestedDetails): DetailColumns {
  const phone = confirmPhone(dialledPhone(body.confirmPhone));
  if (!phone.ok) throw new BusinessRefusal({ code: 422, field: 'confirmPhone', text: jobTexts.confirmPhoneInvalid });
  const receipt = checkReceipt(body.receipt);
  const metadata = checkMetadata(body.metadata);
  return {
    remark: cleanText(body.remark ?? ''),
    reference: cleanText(body.reference ?? ''),
    metadata: metadata === null ? null : JSON.stringify(metadata),
    confirm_phone: phone.value,
    receipt: receipt === null ? null : JSON.stringify(receipt),
    parcel: parcelColumn(body.parcel),
    is_fixed_driver: body.fixDriver === true,
  };
}

/** The details that lists of jobs show, in the names of the wire. */
export const toWireListedDetails = (
  job: Pick<Selectable<JobsTable>, (typeof listedDetailColumns)[number]>,
): Static<TObject<typeof listedDetailFields>> => ({
  remark: job.remark,
  ...(job.reference === '' ? {} : { reference: job.reference }),
});

/** The details that only a job's own page shows, in the names of the wire. */
export const toWireDetails = (job: Selectable<JobsTable>): Static<TObject<typeof detailFields>> => ({
  confirmPhone: job.confirm_phone,
  isFixedDriver: job.is_fixed_driver,
  ...(job.metadata === null ? {} : { metadata: job.metadata }),
  ...(job.parcel === null ? {} : { parcel: job.parcel }),
  ...(job.receipt === null ? {} : { receipt: { check: true, ...job.receipt } }),
});
