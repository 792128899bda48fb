import type { Static, TObject } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { DriverGender, FullDaySelection } from '../full-day/full-day.ts';
import { selectionToWire } from '../full-day/selection-to-wire.ts';
import { toWeekdays, type Weekday } from '../full-day/weekdays.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { quotationFields as QuotationFields } from './quotation-contract.ts';
import * as routes from './routes.generated.ts';

/** A request for a quotation of a monthly hire. */
export interface RequestedQuotation extends FullDaySelection {
  /** Idempotency key: the same user and guid return the same quotation. */
  readonly guid: string;
  /** First working day, Bangkok DD/MM/YYYY. */
  readonly startDate: string;
  readonly months: number;
  /** 1 to 6 of them. */
  readonly weekdays: readonly Weekday[];
  /** When a working day begins, HH:MM. */
  readonly dailyStart: string;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Empty company fields are taken from the account. */
  readonly email: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
  readonly remark: string;
}

/** A quotation; dates DD/MM/YYYY. */
export interface Quotation {
  /** `Q2026-00001`. */
  readonly number: string;
  readonly createdDate: string;
  readonly validUntil: string;
  readonly startDate: string;
  readonly packageId: number;
  readonly packageName: LocalName;
  /** Per day. */
  readonly maxKm: number;
  /** Per month and driver. */
  readonly feeSatang: Satang;
  /** Charged once. */
  readonly options: readonly { readonly id: number; readonly text: LocalName; readonly feeSatang: Satang }[];
  readonly driverCount: number;
  readonly driverGender: DriverGender;
  readonly months: number;
  readonly daysPerWeek: number;
  /** Empty if only their number was given. */
  readonly weekdays: readonly Weekday[];
  /** HH:MM; empty if it was not given. */
  readonly dailyStart: string;
  readonly packageSatang: Satang;
  readonly optionsSatang: Satang;
  readonly vatSatang: Satang;
  readonly totalSatang: Satang;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Null if it was not mailed. */
  readonly email: string | null;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
  readonly remark: string;
  /** Null until the customer has accepted it. */
  readonly acceptedDate: string | null;
  /** Path of the PDF below the gateway's origin; `?lang=en` for English. */
  readonly pdfPath: string;
}

const genders: readonly DriverGender[] = ['N', 'M', 'F'];

type WireQuotation = Static<TObject<typeof QuotationFields>>;

/** Maps a quotation from the wire; absent fields become empty. */
export const quotationFromWire = (wire: Partial<WireQuotation>): Quotation => ({
  number: wire.quotationNo ?? '',
  createdDate: wire.createdDate ?? '',
  validUntil: wire.validUntil ?? '',
  startDate: wire.startDate ?? '',
  packageId: wire.fullday_pkg_id ?? 0,
  packageName: { th: wire.package_name_th ?? '', en: wire.package_name_en ?? '' },
  maxKm: wire.max_km ?? 0,
  feeSatang: satangFromBaht(wire.customer_fee ?? 0),
  options: (wire.options ?? []).map((option) => ({
    id: option.id,
    text: { th: option.desc_th, en: option.desc_en },
    feeSatang: satangFromBaht(option.customer_fee),
  })),
  driverCount: wire.skNumber ?? 0,
  driverGender: genders.find((known) => known === wire.messengerGender) ?? 'N',
  months: wire.months ?? 0,
  daysPerWeek: wire.daysPerWeek ?? 0,
  weekdays: toWeekdays(wire.weekdays ?? []),
  dailyStart: wire.dailyStart ?? '',
  packageSatang: satangFromBaht(wire.packagePrice ?? 0),
  optionsSatang: satangFromBaht(wire.optFee ?? 0),
  vatSatang: satangFromBaht(wire.vat ?? 0),
  totalSatang: satangFromBaht(wire.totalPrice ?? 0),
  contactName: wire.contactName ?? '',
  contactPhone: wire.contactPhone ?? '',
  email: wire.email ?? null,
  companyName: wire.companyName ?? '',
  companyAddress: wire.companyAddress ?? '',
  companyTaxId: wire.companyTaxId ?? '',
  remark: wire.remark ?? '',
  acceptedDate: wire.acceptedDate ?? null,
  pdfPath: wire.pdfPath ?? '',
});

/** Requests a quotation, which is stored and mailed. @throws GatewayError 422 names the field; 429 too many in a day. */
export const requestQuotation = async (transport: Transport, request: RequestedQuotation): Promise<Quotation> => {
  const { guid, startDate, months, dailyStart, contactName, contactPhone } = request;
  const { email, companyName, companyAddress, companyTaxId, remark } = request;
  const reply = await call(transport, routes.requestQuotation, {
    ...selectionToWire(request),
    ...{ guid, startDate, months, weekdays: [...request.weekdays], dailyStart, contactName, contactPhone },
    ...{ email, companyName, companyAddress, companyTaxId, remark },
  });
  return quotationFromWire(reply);
};

/** The user's quotations, newest first, 20 a page. @param cursor `nextCursor` of the previous page. @throws GatewayError */
export const fetchQuotations = async (
  transport: Transport,
  cursor?: string,
): Promise<{ readonly quotations: readonly Quotation[]; readonly nextCursor: string | null }> => {
  const { quotations = [], nextCursor = null } = await call(transport, routes.listQuotations, { cursor });
  return { quotations: quotations.map(quotationFromWire), nextCursor };
};

/** One of the user's quotations. @throws GatewayError 404 */
export const fetchQuotation = async (transport: Transport, number: string): Promise<Quotation> => {
  const reply = await call(transport, routes.getQuotation, { quotationNo: number });
  return quotationFromWire(reply);
};

/** Accepts a quotation, of which the sales team is notified; accepted again it stays as it is. @throws GatewayError 404; 409 not valid any more */
export const acceptQuotation = async (transport: Transport, number: string): Promise<Quotation> => {
  const reply = await call(transport, routes.acceptQuotation, { quotationNo: number });
  return quotationFromWire(reply);
};
