import { startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { checkBulkPlaces } from '@songwai/core/bulk/contract';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { PasteService } from '../../places/paste/paste-service.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { findBooked } from '../run-view.ts';
import { fingerprintOf } from './fingerprint.ts';

type WireRows = RequestOf<typeof checkBulkPlaces>['rows'];
type CheckedRows = ReplyOf<typeof checkBulkPlaces>['rows'];

export interface CheckPlacesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readPaste: PasteService['read'];
}

/** Finds the places of a file's addresses, and which of its deliveries the customer has booked today. */
export const createCheckPlaces =
  ({ db, clock, readPaste }: CheckPlacesDeps) =>
  async (rows: WireRows, asked: { readonly userId: string; readonly language: Language }): Promise<CheckedRows> => {
    const prints = rows.map(fingerprintOf);
    const since = startOfBangkokDay(clock.now());
    const booked = await findBooked(db, { userId: asked.userId, fingerprints: prints, since });
    const checked: CheckedRows = [];
    for (const [index, { row, address }] of rows.entries()) {
      // One line is one address: a second one would be read as another stop.
      const [stop] = await readPaste(address.replaceAll('\n', ' '), asked.language);
      const bookedAs = booked.get(prints[index] ?? '');
      checked.push({
        row,
        places: [...(stop?.places ?? [])],
        ...(stop === undefined ? { doubt: 'notFound' as const } : stop.doubt && { doubt: stop.doubt }),
        ...(bookedAs !== undefined && { bookedAs }),
      });
    }
    return checked;
  };
