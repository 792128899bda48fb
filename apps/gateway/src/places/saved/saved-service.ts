import type { LatLng } from '@songwai/core/basics/geo';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { saveLocation } from '@songwai/core/places/saved-contract';
import { savedLocationLimit } from '@songwai/core/places/saved-location';
import { checkSavedLocation, type SavedLocationForm } from '@songwai/core/places/saved-location-form';
import type { Kysely } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { readCursor } from '../../platform/paging/cursor.ts';
import { transact } from '../../platform/transact.ts';
import { listRecent } from './recent-queries.ts';
import * as rows from './saved-queries.ts';
import { savedFormTexts, savedTexts } from './saved-texts.ts';

export interface SavedLocationsDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly isInServiceArea: (point: LatLng) => boolean;
}

type SaveRequest = RequestOf<typeof saveLocation>;

/** A page of a customer's saved places. */
export interface SavedPage {
  readonly locations: readonly rows.SavedRow[];
  readonly total: number;
  readonly nextCursor: string | undefined;
  /** On the first page only. */
  readonly recent: Awaited<ReturnType<typeof listRecent>>;
}

/** Saved places; each customer sees and changes only the own ones. */
export interface SavedLocations {
  /** @throws {BusinessRefusal} 422 for an invalid `cursor`. */
  list(
    userId: string,
    page: { readonly favouritesOnly: boolean; readonly limit: number; readonly cursor: string | undefined },
  ): Promise<SavedPage>;
  search(userId: string, keyword: string): Promise<readonly rows.SavedRow[]>;
  /** @throws {BusinessRefusal} 422 with the field at fault, 404 another customer's place, 409 too many or saved already. */
  save(userId: string, request: SaveRequest): Promise<rows.SavedRow>;
  /** @throws {BusinessRefusal} 404 no such place of this customer. */
  remove(userId: string, addressId: string): Promise<void>;
  /** @throws {BusinessRefusal} 404 no such place of this customer. */
  setFavourite(userId: string, addressId: string, isFavourite: boolean): Promise<void>;
}

const mostFound = 20;
/** The wire's name of each form field. */
const wireFields: Readonly<Record<keyof SavedLocationForm, string>> = {
  addressName: 'addressName',
  address: 'address',
  point: 'lat',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
};

const notFound = () => new BusinessRefusal({ code: 404, text: savedTexts.notFound });

/** The id of a place in the database's form. @throws {BusinessRefusal} 404 for text that is no such id. */
function readId(addressId: string): string {
  if (!isUuid(addressId)) throw notFound();
  return addressId.toLowerCase();
}

function checkForm(request: SaveRequest): SavedLocationForm & { readonly point: LatLng } {
  const text = (typed: string | undefined) => cleanText(typed ?? '');
  const { lat, lng } = request;
  const form: SavedLocationForm = {
    addressName: text(request.addressName),
    address: text(request.address),
    point: lat === undefined || lng === undefined ? null : { lat, lng },
    contactName: text(request.contactName),
    contactPhone: text(request.contactPhone),
  };
  const checked = checkSavedLocation(form, request.contactOptional);
  if (checked.ok) {
    const { point } = checked.value;
    if (point !== null) return { ...checked.value, point };
  }
  const problems = checked.ok ? {} : checked.error;
  const name = (Object.keys(wireFields) as (keyof SavedLocationForm)[]).find((field) => problems[field] !== undefined) ?? 'point';
  const code = problems[name]?.code ?? 'locationNotSearched';
  throw new BusinessRefusal({ code: 422, field: wireFields[name], text: savedFormTexts[code] ?? savedTexts.notFound });
}

export function createSavedLocations({ db, clock, random, isInServiceArea }: SavedLocationsDeps): SavedLocations {
  const readForm = (userId: string, request: SaveRequest) => {
    const form = checkForm(request);
    if (!isInServiceArea(form.point)) throw new BusinessRefusal({ code: 422, field: 'lat', text: savedTexts.outsideArea });
    return {
      user_id: userId,
      address_name: form.addressName,
      address: form.address,
      contact_name: form.contactName,
      contact_phone: form.contactPhone,
      lat: form.point.lat,
      lng: form.point.lng,
      district: cleanText(request.district ?? ''),
      sub_district: cleanText(request.subDistrict ?? ''),
      remark: cleanText(request.remark ?? ''),
      updated_at: clock.now(),
      // Unchanged where the request omits it.
      ...(request.favorite === undefined ? {} : { is_favourite: request.favorite }),
    };
  };

  return {
    list: async (userId, { favouritesOnly, limit, cursor }) => {
      if (cursor !== undefined && readCursor(rows.savedKeys, cursor) === undefined)
        throw new BusinessRefusal({ code: 422, field: 'cursor', text: savedTexts.badPage });
      const [page, total, recent] = await Promise.all([
        rows.listSaved(db, { userId, favouritesOnly, size: limit, cursor }),
        rows.countSaved(db, { userId, favouritesOnly }),
        cursor === undefined ? listRecent(db, userId) : [],
      ]);
      return { locations: page.rows, total, recent, nextCursor: page.nextCursor };
    },

    search: (userId, keyword) => rows.searchSaved(db, { userId, text: cleanText(keyword), limit: mostFound }),

    save: (userId, request) => {
      const form = readForm(userId, request);
      return transact(db, async (trx) => {
        // Locked, so that concurrent calls cannot exceed the limit.
        await lockUser(trx, userId);
        const same = await rows.findSame(trx, form);
        const id = request.addressId === undefined ? same?.id : readId(request.addressId);
        if (id !== undefined) {
          if (same !== undefined && same.id !== id) throw new BusinessRefusal({ code: 409, text: savedTexts.alreadySaved });
          const changed = await rows.updateSaved(trx, { userId, id }, form);
          if (changed === undefined) throw notFound();
          return changed;
        }
        if ((await rows.countSaved(trx, { userId })) >= savedLocationLimit)
          throw new BusinessRefusal({ code: 409, text: savedTexts.tooMany });
        return rows.insertSaved(trx, { is_favourite: false, ...form, id: random.uuid(), created_at: form.updated_at });
      });
    },

    remove: async (userId, addressId) => {
      if (!(await rows.deleteSaved(db, { userId, id: readId(addressId) }))) throw notFound();
    },

    setFavourite: async (userId, addressId, isFavourite) => {
      const changed = await rows.updateSaved(db, { userId, id: readId(addressId) }, { is_favourite: isFavourite });
      if (changed === undefined) throw notFound();
    },
  };
}
