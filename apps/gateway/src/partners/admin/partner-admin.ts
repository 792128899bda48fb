import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { createPartner, dropPartnerSecret, updatePartner } from '@songwai/core/partners/admin/partner-admin-contract';
import { readOrigin } from '@songwai/core/partners/origin';
import type { SecretChoice } from '@songwai/core/partners/partner';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { hasPriceList } from '../../pricing/admin/rate-admin-queries.ts';
import { defaultPriceList } from '../../pricing/customer-view.ts';
import { revokePartnerSessions } from '../../sessions/session-queries.ts';
import { dropSecret, makeSecret, rotateSecret } from '../secrets.ts';
import type { PartnersTable } from '../tables.ts';
import {
  changePartner,
  findRegistered,
  findTerms,
  insertPartner,
  insertTerms,
  listRegistered,
  type RegisteredRow,
  setGuestsPriceList,
} from './partner-admin-queries.ts';
import { partnerAdminTexts } from './partner-admin-texts.ts';

type NewPartner = RequestOf<typeof createPartner>;
type PartnerChange = RequestOf<typeof updatePartner>;

/** A partner with its new secret, which is returned only here. */
export interface PartnerWithSecret {
  readonly partner: RegisteredRow;
  readonly secret: string;
}

/**
 * Manages partners; every change records the administrator. All but `list` throw a `BusinessRefusal`: 404 for no such partner.
 */
export interface PartnerAdmin {
  list(page: { readonly cursor: string | undefined; readonly size: number }): Promise<Page<RegisteredRow>>;
  /** @throws {BusinessRefusal} 409 the id is taken, 422 naming the field. */
  create(request: NewPartner, adminId: string): Promise<PartnerWithSecret>;
  /** @throws {BusinessRefusal} 422 naming the field. */
  update(request: PartnerChange, adminId: string): Promise<RegisteredRow>;
  /** @throws {BusinessRefusal} 409 while two secrets are valid. */
  rotateSecret(partnerId: string, adminId: string): Promise<PartnerWithSecret>;
  /** Invalidates one of two valid secrets; with only one, nothing changes. */
  dropSecret(request: RequestOf<typeof dropPartnerSecret>, adminId: string): Promise<RegisteredRow>;
  publishTerms(request: { partnerId: string; th: string; en: string }, adminId: string): Promise<RegisteredRow>;
}

interface PartnerAdminDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether unencrypted pages of the developer's own machine may be registered. */
  readonly allowsLocalhost: boolean;
  /** Whether paths of our own begin with this id, as a partner's calls would collide with them. */
  readonly isReserved: (id: string) => boolean;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function readName(text: string): string {
  const name = cleanText(text);
  if (name === '') return refuse('partnerName', partnerAdminTexts.nameMissing);
  // The name becomes the channel of the partner's users.
  if (name.toLowerCase() === 'web') return refuse('partnerName', partnerAdminTexts.nameReserved);
  return name;
}

/** Validates the changed fields and turns them into columns. */
function readChange(request: Omit<PartnerChange, 'partnerId'>, allowsLocalhost: boolean): Updateable<PartnersTable> {
  const { partnerName, allowedOrigins, features, theme, priceList, isDropPointSigned, allowsGuests, paymentTypes, isActive } =
    request;
  if (theme?.accentDark !== undefined && theme.accent === undefined) refuse('theme.accent', partnerAdminTexts.accentMissing);
  const origins = allowedOrigins?.map(
    (text, index) =>
      readOrigin(text, { allowsLocalhost }) ?? refuse(`allowedOrigins.${index}`, partnerAdminTexts.badOrigin(cleanText(text))),
  );
  return {
    ...(partnerName === undefined ? {} : { name: readName(partnerName) }),
    ...(origins === undefined ? {} : { allowed_origins: [...new Set(origins)] }),
    ...(features === undefined ? {} : { features: [...features] }),
    ...(theme === undefined ? {} : { theme: JSON.stringify(theme) }),
    ...(priceList === undefined ? {} : { price_list: priceList === defaultPriceList ? null : priceList }),
    ...(isDropPointSigned === undefined ? {} : { is_drop_point_signed: isDropPointSigned }),
    ...(allowsGuests === undefined ? {} : { allows_guests: allowsGuests }),
    ...(paymentTypes === undefined ? {} : { payment_types: [...paymentTypes] }),
    ...(isActive === undefined ? {} : { is_active: isActive }),
  };
}

/** Builds the service. */
export function createPartnerAdmin({ db, clock, random, allowsLocalhost, isReserved }: PartnerAdminDeps): PartnerAdmin {
  const note = (
    trx: Kysely<Database>,
    kind: string,
    { partnerId, ...payload }: { partnerId: string; adminId: string; fields?: readonly string[]; which?: SecretChoice },
  ) => recordEvent(trx, { kind: `partners.${kind}`, subject: partnerId, payload, at: clock.now() });

  const require = async (trx: Kysely<Database>, partnerId: string, mode: 'forShow' | 'forChange'): Promise<RegisteredRow> => {
    const row = await findRegistered(trx, partnerId, mode);
    if (row === undefined) throw new BusinessRefusal({ code: 404, field: 'partnerId', text: partnerAdminTexts.unknown });
    return row;
  };

  const requirePriceList = async (trx: Kysely<Database>, { price_list }: Updateable<PartnersTable>): Promise<void> => {
    if (typeof price_list === 'string' && !(await hasPriceList(trx, price_list)))
      refuse('priceList', partnerAdminTexts.noPriceList);
  };

  /** Runs a change with the partner's row locked and returns the changed partner. */
  const change = (
    partnerId: string,
    work: (trx: Kysely<Database>, row: RegisteredRow) => Promise<void>,
  ): Promise<RegisteredRow> =>
    transact(db, async (trx) => {
      await work(trx, await require(trx, partnerId, 'forChange'));
      return require(trx, partnerId, 'forShow');
    });

  return {
    list: (page) => listRegistered(db, page),
    create: ({ partnerId, partnerName, ...request }, adminId) =>
      transact(db, async (trx) => {
        if (isReserved(partnerId)) refuse('partnerId', partnerAdminTexts.reservedId);
        const secret = makeSecret(random);
        const columns = readChange(request, allowsLocalhost);
        await requirePriceList(trx, columns);
        const row: Insertable<PartnersTable> = {
          id: partnerId,
          name: readName(partnerName),
          secret,
          previous_secret: null,
          allowed_origins: [],
          created_at: clock.now(),
          ...(columns as Partial<Insertable<PartnersTable>>),
        };
        const isNew = await insertPartner(trx, row);
        if (!isNew) throw new BusinessRefusal({ code: 409, field: 'partnerId', text: partnerAdminTexts.taken });
        await note(trx, 'registered', { partnerId, adminId });
        return { partner: await require(trx, partnerId, 'forShow'), secret };
      }),
    update: ({ partnerId, ...request }, adminId) =>
      change(partnerId, async (trx) => {
        const columns = readChange(request, allowsLocalhost);
        await requirePriceList(trx, columns);
        await changePartner(trx, partnerId, columns);
        if (columns.price_list !== undefined) await setGuestsPriceList(trx, partnerId, columns.price_list);
        if (columns.is_active === false) await revokePartnerSessions(trx, partnerId, clock.now());
        await note(trx, 'changed', { partnerId, adminId, fields: Object.keys(columns) });
      }),
    rotateSecret: async (partnerId, adminId) => {
      const partner = await change(partnerId, async (trx, row) => {
        await changePartner(trx, partnerId, rotateSecret(row, random));
        await note(trx, 'secretRotated', { partnerId, adminId });
      });
      return { partner, secret: partner.secret };
    },
    dropSecret: ({ partnerId, which }, adminId) =>
      change(partnerId, async (trx, row) => {
        const left = dropSecret(row, which);
        if (left === undefined) return;
        await changePartner(trx, partnerId, left);
        await note(trx, 'secretDropped', { partnerId, adminId, which });
      }),
    publishTerms: ({ partnerId, th, en }, adminId) =>
      change(partnerId, async (trx) => {
        const present = await findTerms(trx, partnerId);
        const terms = { terms_th: cleanText(th), terms_en: cleanText(en) };
        if (present?.terms_th === terms.terms_th && present.terms_en === terms.terms_en) return;
        const version = (present?.version ?? 0) + 1;
        const published = { published_by: adminId, published_at: clock.now() };
        await insertTerms(trx, { partner_id: partnerId, version, ...terms, ...published });
        await note(trx, 'termsPublished', { partnerId, adminId });
      }),
  };
}
