import { addDays, bangkokYear, endOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { percentOf } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { calculateFullDayPrice } from '@songwai/core/pricing/fares/full-day-price';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import type { Insertable } from 'kysely';
import { type ChosenOffer, requireOffer } from '../full-day/offer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import type { Page } from '../platform/paging/page.ts';
import { transact } from '../platform/transact.ts';
import { readPayingCustomer } from '../pricing/customer-view.ts';
import { type CheckedQuotation, checkQuotation, type QuotationRequest } from './check-quotation.ts';
import {
  countQuotations,
  findByGuid,
  findByToken,
  findOwnQuotation,
  insertQuotation,
  listAllQuotations,
  listOwnQuotations,
  markAccepted,
  nextQuotationNumber,
  type Quotation,
  type QuotationSettings,
  readQuotationSettings,
  readQuotedCustomer,
} from './queries.ts';
import { notifyOfAcceptance, notifyOfQuotation, type QuotationMail } from './send-quotation.ts';
import type { QuotationsTable } from './tables.ts';
import { quotationTexts } from './texts.ts';

export interface QuotationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly mail: QuotationMail;
}

/** Quotations for monthly hire. */
export interface QuotationService {
  /** Makes a quotation, stores it and mails it to customer and sales team; the same guid returns the same one. @throws {BusinessRefusal} 422 with the invalid field. */
  give(body: QuotationRequest, asked: { session: Session; language: Language }): Promise<Quotation>;
  /** @throws {BusinessRefusal} 404 */
  get(number: string, session: Session): Promise<Quotation>;
  /** A user's own quotations, newest first. */
  list(cursor: string | undefined, session: Session): Promise<Page<Quotation>>;
  /** All quotations, for administrators. */
  listAll(query: { readonly search: string | undefined; readonly cursor: string | undefined }): Promise<Page<Quotation>>;
  /** Accepts a quotation and notifies the sales team, once. @throws {BusinessRefusal} 404; 409 not valid any more */
  accept(number: string, asked: { session: Session; language: Language }): Promise<Quotation>;
  /** @throws {BusinessRefusal} 404 */
  open(token: string): Promise<Quotation>;
}

/** 144 bits; 24 characters of base64url. */
const tokenBytes = 18;

/** Limited, because each is mailed to an address of the caller's choice. */
const mostPerDay = 20;
const daySeconds = 86_400;

/** @throws {BusinessRefusal} 429 */
async function requireFew(trx: Db, userId: string, now: Date): Promise<void> {
  if ((await countQuotations(trx, { userId, since: addDays(now, -1) })) < mostPerDay) return;
  throw new BusinessRefusal({ code: 429, text: quotationTexts.tooMany, retryAfterSeconds: daySeconds });
}

/** The search text in each form in which it may be stored: a number in capitals, a phone or tax id without dashes. */
function storedForms(search: string): readonly string[] {
  const text = cleanText(search);
  const forms = [text, text.toUpperCase(), text.toLowerCase()];
  for (const read of [nationalPhone(text), taxId(text)]) if (read.ok) forms.push(read.value);
  return forms;
}

const notFound = () => new BusinessRefusal({ code: 404, text: quotationTexts.notFound });

interface QuotationCase {
  readonly body: QuotationRequest;
  readonly session: Session;
  readonly checked: CheckedQuotation;
  readonly offer: ChosenOffer;
  readonly settings: QuotationSettings;
  readonly now: Date;
}

type Numbered = Insertable<QuotationsTable>;

function toRow(quoted: QuotationCase, { number, token }: { number: string; token: string }): Numbered {
  const { body, session, checked, offer, settings, now } = quoted;
  const { package: chosen, options } = offer;
  const price = calculateFullDayPrice({
    packageFeeSatang: chosen.feeSatang,
    optionFeesSatang: options.map(({ feeSatang }) => feeSatang),
    driverCount: checked.drivers,
    hire: { kind: 'months', months: checked.months },
  });
  const vatSatang = percentOf(price.totalSatang, settings.vatPercent, 'halfUp');
  const snapshot = {
    nameTh: chosen.name.th,
    nameEn: chosen.name.en,
    maxKm: chosen.maxKm,
    feeSatang: chosen.feeSatang,
    options: options.map(({ id, desc, feeSatang }) => ({ id, descTh: desc.th, descEn: desc.en, feeSatang })),
  };
  return {
    number,
    token,
    user_id: session.userId,
    company_user_id: session.company?.companyId ?? null,
    guid: body.guid,
    package_id: chosen.id,
    vehicle_id: chosen.vehicleId,
    offer: JSON.stringify(snapshot),
    drivers: checked.drivers,
    months: checked.months,
    days_per_week: checked.daysPerWeek,
    weekdays: [...checked.weekdays],
    daily_start: checked.dailyStart,
    messenger_gender: body.messengerGender ?? 'N',
    starts_at: checked.startsAt,
    package_satang: price.packageSatang,
    options_satang: price.optionsSatang,
    vat_percent: settings.vatPercent,
    vat_satang: vatSatang,
    total_satang: price.totalSatang + vatSatang,
    contact_name: checked.contactName,
    contact_phone: checked.contactPhone,
    email: checked.email,
    company_name: checked.companyName,
    company_address: checked.companyAddress,
    company_tax_id: checked.companyTaxId,
    remark: checked.remark,
    created_at: now,
    valid_until: endOfBangkokDay(addDays(now, settings.validDays)),
  };
}

export function createQuotations({ db, clock, random, mail }: QuotationDeps): QuotationService {
  const write = async (trx: Db, quoted: QuotationCase, language: Language): Promise<Quotation> => {
    const token = random.bytes(tokenBytes).toString('base64url');
    const number = await nextQuotationNumber(trx, bangkokYear(quoted.now));
    const quotation = await insertQuotation(trx, toRow(quoted, { number, token }));
    await notifyOfQuotation(trx, mail, { quotation, language });
    return quotation;
  };

  const findOwn = async (trx: Db, number: string, { userId }: Session): Promise<Quotation> => {
    const quotation = await findOwnQuotation(trx, { userId, number: cleanText(number).toUpperCase() });
    if (quotation === undefined) throw notFound();
    return quotation;
  };

  return {
    give: (body, { session, language }) =>
      transact(db, async (trx) => {
        const { userId } = session;
        const companyId = session.company?.companyId ?? userId;
        // Locks the customer's row, so that the same request sent twice at once is one quotation.
        await readPayingCustomer(trx, userId, 'forBooking');
        const earlier = await findByGuid(trx, { userId, guid: body.guid });
        if (earlier !== undefined) return earlier;
        const now = clock.now();
        await requireFew(trx, userId, now);
        const optionIds = body.options ?? [];
        const offer = await requireOffer(trx, companyId, { packageId: body.fullday_pkg_id, optionIds, hire: 'months' });
        const checked = checkQuotation(body, { now, customer: await readQuotedCustomer(trx, { userId, companyId }) });
        const settings = await readQuotationSettings(trx);
        return write(trx, { body, session, checked, offer, settings, now }, language);
      }),
    get: (number, session) => findOwn(db, number, session),
    accept: (number, { session, language }) =>
      transact(db, async (trx) => {
        const quotation = await findOwn(trx, number, session);
        const now = clock.now();
        if (quotation.accepted_at !== null) return quotation;
        if (quotation.valid_until < now) throw new BusinessRefusal({ code: 409, text: quotationTexts.expired });
        const accepted = await markAccepted(trx, { number: quotation.number, at: now });
        // Accepted by the same request, sent twice at once.
        if (accepted === undefined) return findOwn(trx, number, session);
        await notifyOfAcceptance(trx, mail, { quotation: accepted, language, at: now });
        return accepted;
      }),
    list: (cursor, { userId }) => listOwnQuotations(db, { userId, cursor }),
    listAll: ({ search, cursor }) =>
      listAllQuotations(db, { search: search === undefined ? undefined : storedForms(search), cursor }),
    open: async (token) => {
      const quotation = await findByToken(db, token);
      if (quotation === undefined) throw notFound();
      return quotation;
    },
  };
}
