import type { EventHandler } from '../../events/event-handler.ts';
import { findEnquiry } from '../queries.ts';
import { queueDelivery } from './delivery-queries.ts';

const kinds: ReadonlySet<string> = new Set(['enquiry.received', 'enquiry.corrected', 'enquiry.released']);

/** Queues enquiries for the CRM, of which there are few. Suspected ones are queued only once an administrator has released them. */
export const crmEvents: EventHandler = {
  name: 'crm',
  kinds,
  handle: async (trx, events) => {
    for (const event of events) {
      const enquiry = await findEnquiry(trx, Number(event.subject));
      // Deleted meanwhile with its sender's account.
      if (enquiry === undefined || enquiry.is_suspected) continue;
      await queueDelivery(trx, { enquiryId: enquiry.id, revision: enquiry.revision, at: event.at });
    }
  },
};
