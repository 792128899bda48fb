import type { EventHandler } from '../../events/event-handler.ts';
import { findEnquiry } from '../queries.ts';
import { queueDelivery } from './delivery-queries.ts';

const kinds: ReadonlySet<string> = new Set(['enquiry.received', 'enquiry.corrected', 'enquiry.released']);

/** Queues enquiries for the CRM. Suspected ones are queued only once an administrator has released them. */
export const crmEvents: EventHandler = {
  name: 'crm',
  handle: async (trx, event) => {
    if (!kinds.has(event.kind)) return;
    const enquiry = await findEnquiry(trx, Number(event.subject));
    // Deleted meanwhile with its sender's account.
    if (enquiry === undefined || enquiry.is_suspected) return;
    await queueDelivery(trx, { enquiryId: enquiry.id, revision: enquiry.revision, at: event.at });
  },
};
