import { listEnquiries, releaseEnquiry } from '@songwai/core/enquiry/admin/enquiry-admin-contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../events/queries.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { clearSuspicion } from '../queries.ts';
import { enquiryTexts } from '../texts.ts';
import { type EnquiryFate, listEnquiryFates } from './enquiry-admin-queries.ts';

const toWire = (row: EnquiryFate) => ({
  ...{ enquiryId: row.id, revision: row.revision, contactName: row.contact_name, phoneNo: row.phone },
  ...(row.full_name !== '' && { fullName: row.full_name }),
  ...(row.email !== null && { email: row.email }),
  businessName: row.business_name,
  ...(row.business_type !== null && { businessType: row.business_type }),
  ...{ deliveryTypes: [...row.delivery_types], vehicleTypes: [...row.vehicle_types] },
  ...(row.monthly_deliveries !== null && { deliveriesPerMonth: row.monthly_deliveries }),
  ...(row.remark !== '' && { remark: row.remark }),
  ...{ lang: row.language, termsVersion: row.terms_version, acceptedDateTime: row.accepted_at.toISOString() },
  ...{ wantsPromotions: row.wants_promotions, createdDateTime: row.created_at.toISOString(), isSuspected: row.is_suspected },
  ...{ crmState: row.state ?? 'queued', crmAttempts: row.attempts ?? 0 },
  ...(row.error !== null && { crmError: row.error }),
});

/** Mounts the calls by which administrators see enquiries and send them again. */
export function registerEnquiryAdmin(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listEnquiries, async ({ body: { show = 'all', cursor } }) => {
    const page = await listEnquiryFates(db, { show, cursor });
    return { enquiries: page.rows.map(toWire), ...nextOf(page) };
  });

  mountEndpoint(app, releaseEnquiry, async ({ params }) => {
    await transact(db, async (trx) => {
      const enquiry = await clearSuspicion(trx, Number(params.enquiryId));
      if (enquiry === undefined) throw new BusinessRefusal({ code: 404, text: enquiryTexts.notThere });
      const { revision } = enquiry;
      await recordEvent(trx, {
        kind: 'enquiry.released',
        subject: String(enquiry.id),
        payload: { revision },
        at: clock.now(),
      });
    });
  });
}
