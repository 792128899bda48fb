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
  readonly findAddress: PasteService['findAddress'];
}

/** Finds the places of a file's addresses, and which of its deliveries the customer has booked today. */
export const createCheckPlaces =
  ({ db, clock, findAddress }: CheckPlacesDeps) =>
  async (rows: WireRows, asked: { readonly userId: string; readonly language: Language }): Promise<CheckedRows> => {
    const prints = rows.map(fingerprintOf);
    const since = startOfBangkokDay(clock.now());
    const booked = await findBooked(db, { userId: asked.userId, fingerprints: prints, since });
    const checked: CheckedRows = [];
    for (const [index, { row, address }] of rows.entries()) {
      const { places, doubt, elsewhere } = await findAddress(address, asked.language);
      const bookedAs = booked.get(prints[index] ?? '');
      checked.push({
        row,
        places: [...places],
        ...(doubt && { doubt }),
        ...(elsewhere && { elsewhere }),
        ...(bookedAs !== undefined && { bookedAs }),
      });
    }
    return checked;
  };
