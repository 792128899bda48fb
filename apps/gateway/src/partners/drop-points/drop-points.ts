import { createHash } from 'node:crypto';
import { addDays, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { LatLng } from '@songwai/core/basics/geo';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { dropPointText } from '@songwai/core/partners/drop-points/drop-point';
import { isDropPointDay } from '@songwai/core/partners/drop-points/drop-point-day';
import type { saveDropPoint } from '@songwai/core/partners/public-contract';
import { anyPhone } from '@songwai/core/validation/phones/any-phone';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { RegisteredRow } from '../admin/partner-admin-queries.ts';
import { liveSecrets } from '../queries.ts';
import { isSignedBy } from '../sign.ts';
import {
  type DropPointRow,
  deleteDropPoint,
  findDropPoint,
  listDropPointRows,
  putDropPoint,
  storeAlone,
} from './drop-point-queries.ts';
import { dropPointTexts } from './drop-point-texts.ts';

type DropPointRequest = RequestOf<typeof saveDropPoint>;

/** How many days a point without a delivery date is stored; one with a date is stored `daysAfter` days after it. */
const daysWithoutDate = 90;
const daysAfter = 30;

/** The caller who stores a point: the partner of the page, and the guest's user where the partner signed the guest on. */
interface Guest {
  readonly partner: RegisteredRow;
  readonly userId: string | undefined;
}

/** Stores the points to which guests of a partner want their purchases delivered. */
export interface DropPoints {
  /** @throws {BusinessRefusal} 403 with `reason`, 409 another guest's point has this reference, 422 naming the field. */
  save(request: DropPointRequest, guest: Guest): Promise<DropPointRow>;
  list(page: { partnerId: string; cursor: string | undefined; size: number }): Promise<Page<DropPointRow>>;
  find(partnerId: string, reference: string): Promise<DropPointRow | undefined>;
  release(partnerId: string, reference: string): Promise<void>;
}

interface DropPointDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** @throws {BusinessRefusal} outside the service area. */
  readonly requireServed: (place: LatLng) => unknown;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function readText(request: DropPointRequest, field: 'reference' | 'addressName' | 'contactName'): string {
  const text = cleanText(request[field]);
  return text === '' ? refuse(field, dropPointTexts.missing[field]) : text;
}

/** Travellers have foreign numbers: a Thai number is stored in national form, any other as written. */
function readPhone(text: string): string {
  const phone = anyPhone(cleanText(text));
  return phone.ok ? phone.value : refuse('contactPhone', dropPointTexts.phone);
}

/** The delivery date, and when the point expires. */
function readDate(text: string | undefined, now: Date): { day: string | null; expiresAt: Date } {
  if (text === undefined) return { day: null, expiresAt: addDays(now, daysWithoutDate) };
  const day = parseBangkok(text);
  if (day === null || !isDropPointDay(text, now)) return refuse('deliveryDate', dropPointTexts.date);
  return { day: text.split('/').reverse().join('-'), expiresAt: addDays(day, daysAfter) };
}

/** A booking number is easily guessed; the partner's signature proves that the guest has the partner's link. */
function requireSignature({ signature }: DropPointRequest, reference: string, { partner }: Guest): void {
  if (signature === undefined && !partner.is_drop_point_signed) return;
  const reason = signature === undefined ? 'signature_required' : 'bad_signature';
  const isRight = isSignedBy(liveSecrets(partner), dropPointText(partner.id, reference), [signature ?? '']);
  if (!isRight) throw new BusinessRefusal({ code: 403, text: dropPointTexts[reason], fields: { reason } });
}

/** Builds the service. */
export function createDropPoints({ db, clock, requireServed }: DropPointDeps): DropPoints {
  return {
    save: async (request, guest) => {
      const now = clock.now();
      const { partner, userId = null } = guest;
      const reference = readText(request, 'reference');
      requireSignature(request, reference, guest);
      requireServed(request);
      const { day, expiresAt } = readDate(request.deliveryDate, now);
      const row: DropPointRow = {
        partner_id: partner.id,
        reference,
        guid_hash: createHash('sha256').update(request.guid).digest(),
        user_id: userId,
        address_name: readText(request, 'addressName'),
        address: cleanText(request.address ?? ''),
        contact_name: readText(request, 'contactName'),
        contact_phone: readPhone(request.contactPhone),
        lat: request.lat,
        lng: request.lng,
        district: cleanText(request.district ?? ''),
        sub_district: cleanText(request.subDistrict ?? ''),
        remark: cleanText(request.remark ?? ''),
        delivery_date: day,
        saved_at: now,
        expires_at: expiresAt,
      };
      return storeAlone(db, { partnerId: partner.id, reference }, async (trx) => {
        const present = await findDropPoint(trx, { partnerId: partner.id, reference, now });
        const isOwn =
          present === undefined || present.guid_hash.equals(row.guid_hash) || (userId !== null && present.user_id === userId);
        if (!isOwn) throw new BusinessRefusal({ code: 409, field: 'reference', text: dropPointTexts.taken });
        await putDropPoint(trx, row);
        const payload = { partnerId: partner.id, reference };
        await recordEvent(trx, { kind: 'partners.dropPointSaved', subject: `${partner.id}/${reference}`, payload, at: now });
        return row;
      });
    },
    list: (page) => listDropPointRows(db, { ...page, now: clock.now() }),
    find: (partnerId, reference) => findDropPoint(db, { partnerId, reference: cleanText(reference), now: clock.now() }),
    release: (partnerId, reference) => deleteDropPoint(db, partnerId, cleanText(reference)),
  };
}
