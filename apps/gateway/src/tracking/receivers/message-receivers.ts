import type { EventHandler } from '../../events/event-handler.ts';
import { markMessaged } from '../../jobs/receivers/receiver-queries.ts';
import { queueSmsList } from '../../messages/queue-queries.ts';
import { trackingTexts } from '../texts.ts';
import { findMessagedReceivers } from './messaged-receivers-view.ts';

const [pickedUp, routeChanged] = ['jobs.pickedUp', 'jobs.routeChanged'];

/**
 * Sends each receiver the own link once the goods are on their way, where whoever booked wants that (spec §7, `recipient_sms`).
 * A second pick-up, after a driver was replaced, sends nothing again; a change of the stops sends to whoever is new.
 */
export const createReceiverMessages = ({ publicUrl }: { readonly publicUrl: string }): EventHandler => ({
  name: 'receiver messages',
  kinds: new Set([pickedUp, routeChanged]),
  handle: async (trx, events) => {
    const ofKind = (wanted: string | undefined) => events.filter(({ kind }) => kind === wanted).map(({ subject }) => subject);
    const receivers = await findMessagedReceivers(trx, { pickedUp: ofKind(pickedUp), changed: ofKind(routeChanged) });
    const at = events.at(-1)?.at;
    if (receivers.length === 0 || at === undefined) return;
    const phones = new Map(receivers.map(({ jobId, stop, phone }) => [`${jobId} ${stop}`, phone]));
    const messaged = await markMessaged(trx, [...new Set(receivers.map(({ jobId }) => jobId))], at);
    await queueSmsList(
      trx,
      messaged.flatMap(({ job_id: jobId, stop, token }) => {
        const phone = phones.get(`${jobId} ${stop}`);
        if (phone === undefined) return [];
        // Nobody knows the receiver's language; the page behind the link has both.
        const body = trackingTexts.onTheWay(`${publicUrl}/t/${token}`).th;
        return [{ to: phone, body, purpose: 'receiverLink', at }];
      }),
    );
  },
});
