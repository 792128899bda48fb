import type { EventHandler } from '../../events/event-handler.ts';
import { markMessaged } from '../../jobs/receivers/receiver-queries.ts';
import { queueSms } from '../../messages/queue-queries.ts';
import { trackingTexts } from '../texts.ts';
import { areGoodsOnTheWay, findMessagedReceivers } from './messaged-receivers-view.ts';

/**
 * Sends each receiver the own link once the goods are on their way, where whoever booked wants that (spec §7, `recipient_sms`).
 * A second pick-up, after a driver was replaced, sends nothing again; a change of the stops sends to whoever is new.
 */
export const createReceiverMessages = ({ publicUrl }: { readonly publicUrl: string }): EventHandler => ({
  name: 'receiver messages',
  handle: async (trx, { kind, subject: jobId, at }) => {
    const isNow = kind === 'jobs.pickedUp' || (kind === 'jobs.routeChanged' && (await areGoodsOnTheWay(trx, jobId)));
    if (!isNow) return;
    const phones = new Map((await findMessagedReceivers(trx, jobId)).map(({ stop, ...receiver }) => [stop, receiver]));
    if (phones.size === 0) return;
    for (const { stop, token } of await markMessaged(trx, jobId, at)) {
      const receiver = phones.get(stop);
      if (receiver === undefined) continue;
      // Nobody knows the receiver's language; the page behind the link has both.
      const body = trackingTexts.onTheWay(`${publicUrl}/t/${token}`).th;
      await queueSms(trx, { to: receiver.phone, body, purpose: 'receiverLink', at });
    }
  },
});
