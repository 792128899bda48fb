import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { farthestPinMetres } from '@songwai/core/tracking/receiver-limits';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockReceiver, type StoredReceiver, saveNote, savePin } from '../../jobs/receivers/receiver-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { isClosed, type ReadTracking } from '../service.ts';
import type { TrackingDetail } from '../shown-job.ts';
import { trackingTexts } from '../texts.ts';
import { receiverLimits } from './receiver-limits.ts';
import { findReceiverLink } from './receiver-link-view.ts';

export interface ReceiverServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly read: ReadTracking;
}

/** What a receiver says, and from where. */
interface Said {
  readonly link: string;
  readonly guid: string;
  /** The caller's network address. */
  readonly address: string;
}

/** What receivers tell the driver through their own links. */
export interface ReceiverService {
  /** @throws {BusinessRefusal} 404 not a receiver's link, 409 too late, 410 closed, 422 empty, 429 too often. */
  note(said: Said & { readonly note: string }): Promise<TrackingDetail>;
  /** @throws {BusinessRefusal} 422 beyond 200 m; the others as above. */
  pin(said: Said & { readonly at: LatLng }): Promise<TrackingDetail>;
}

const unknownLink = () => new BusinessRefusal({ code: 404, text: trackingTexts.notFound });

export function createReceiverService({ db, clock, limits, read }: ReceiverServiceDeps): ReceiverService {
  /** @throws {BusinessRefusal} 404, 409, 410. */
  const readOpen = async (link: string, now: Date): Promise<TrackingDetail> => {
    const view = await read(link);
    if (view === null) throw unknownLink();
    if (isClosed(view, now)) throw new BusinessRefusal({ code: 410, text: trackingTexts.closed });
    const detail = view.show(now);
    if (detail.receiver === undefined) throw unknownLink();
    if (!detail.receiver.mayChange) throw new BusinessRefusal({ code: 409, text: trackingTexts.tooLate });
    return detail;
  };
  /** Counts the call, and stores what was said unless it was before. */
  const store = async (
    said: Said,
    save: (trx: Db, receiver: StoredReceiver, at: Date) => Promise<void>,
  ): Promise<TrackingDetail> => {
    await limits.count(receiverLimits(said));
    const link = cleanText(said.link);
    await readOpen(link, clock.now());
    await transact(db, async (trx) => {
      const receiver = await lockReceiver(trx, link);
      if (receiver === undefined) throw unknownLink();
      await save(trx, receiver, clock.now());
    });
    const view = await read(link);
    if (view === null) throw unknownLink();
    return view.show(clock.now());
  };

  return {
    note: (said) => {
      const note = cleanText(said.note);
      if (note === '') throw new BusinessRefusal({ code: 422, field: 'note', text: trackingTexts.noteEmpty });
      return store(said, async (trx, receiver, at) => {
        if (receiver.note_guid !== said.guid) await saveNote(trx, receiver, { note, guid: said.guid, at });
      });
    },
    pin: (said) =>
      store(said, async (trx, receiver, at) => {
        if (receiver.pin_guid === said.guid) return;
        const booked = await findReceiverLink(trx, receiver.token);
        if (booked === undefined) throw unknownLink();
        if (greatCircleKm(booked, said.at) * 1000 > farthestPinMetres)
          throw new BusinessRefusal({ code: 422, field: 'lat', text: trackingTexts.pinTooFar });
        await savePin(trx, receiver, { pin: said.at, guid: said.guid, at });
      }),
  };
}
