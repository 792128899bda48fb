import { createHash } from 'node:crypto';
import type { CallPlace } from '../../http/call-place.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { type Asker, strangerAt } from './asker.ts';
import { findKnownPlaces, listPlaces, notePlaces } from './known-place-queries.ts';

/** Recognises the devices and networks from which an account has signed in. */
export interface KnownPlaces {
  /** `userId` is undefined where there is no account; both cases take the same steps, so timing reveals nothing. */
  identify(userId: string | undefined, place: CallPlace): Promise<Asker>;
  /** Records that the user signed in. @returns whether it was on a device new to an account that is known elsewhere. */
  note(trx: Db, userId: string, place: CallPlace): Promise<{ readonly isOnNewDevice: boolean }>;
}

/** The id of no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Hashed with the account, so that the table reveals no devices or addresses. */
const hashPlace = (userId: string, kind: 'device' | 'address', value: string): Buffer =>
  createHash('sha256').update(`${userId}\n${kind}\n${value}`).digest();

export function createKnownPlaces({ db, clock }: { readonly db: Db; readonly clock: Clock }): KnownPlaces {
  const placesOf = (userId: string, { address, device }: CallPlace) => ({
    atAddress: hashPlace(userId, 'address', address),
    onDevice: device === undefined ? undefined : hashPlace(userId, 'device', device),
  });

  return {
    identify: async (userId = nobody, place) => {
      const { atAddress, onDevice } = placesOf(userId, place);
      const known = await findKnownPlaces(db, userId, onDevice === undefined ? [atAddress] : [atAddress, onDevice]);
      // A device that the account does not know is counted by its address, because a caller can invent devices.
      if (onDevice !== undefined && known.some((found) => found.equals(onDevice)))
        return { address: place.address, from: `device ${onDevice.toString('hex')}`, isKnown: true, isOnOwnDevice: true };
      return { ...strangerAt(place.address), isKnown: known.length > 0 };
    },
    note: async (trx, userId, place) => {
      const { atAddress, onDevice } = placesOf(userId, place);
      const before = await listPlaces(trx, userId);
      await notePlaces(trx, userId, { places: onDevice === undefined ? [atAddress] : [atAddress, onDevice], now: clock.now() });
      const isOnNewDevice = onDevice !== undefined && before.length > 0 && !before.some((known) => known.equals(onDevice));
      return { isOnNewDevice };
    },
  };
}
