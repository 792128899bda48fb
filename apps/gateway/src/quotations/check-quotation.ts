import { addDays, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { toWeekdays, type Weekday } from '@songwai/core/full-day/weekdays';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { furthestDaysAhead } from '@songwai/core/jobs/booking/pick-up-window';
import type { requestQuotation } from '@songwai/core/quotations/quotation-contract';
import { emailAddress } from '@songwai/core/validation/fields/email';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { driverCount } from '@songwai/core/validation/orders/driver-count';
import { futureTime } from '@songwai/core/validation/orders/future-time';
import { monthlyDays, monthlyDaysLimits } from '@songwai/core/validation/orders/monthly-days';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { QuotedCustomer } from './queries.ts';
import { quotationTexts } from './texts.ts';

export type QuotationRequest = RequestOf<typeof requestQuotation>;

/** A checked request for a quotation. */
export interface CheckedQuotation {
  readonly startsAt: Date;
  readonly drivers: number;
  readonly months: number;
  readonly daysPerWeek: number;
  readonly weekdays: readonly Weekday[];
  /** HH:MM. */
  readonly dailyStart: string | null;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Null where neither the request nor the account has one; then no mail is sent. */
  readonly email: string | null;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
  readonly remark: string;
}

/** On one line, as printed. */
const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function checkStart(date: string | undefined, now: Date): Date {
  const start = date === undefined ? null : parseBangkok(date);
  if (start === null) return refuse('startDate', quotationTexts.startRequired);
  if (!futureTime(start, now).ok) return refuse('startDate', quotationTexts.startTooEarly);
  return start > addDays(now, furthestDaysAhead) ? refuse('startDate', quotationTexts.startTooLate) : start;
}

/** An optional field in its normal form; `refusal` throws for an invalid one. */
function readOptional(text: string | undefined, rule: (text: string) => RuleResult<string>, refusal: () => never): string | null {
  if (text === undefined || text.trim() === '') return null;
  const result = rule(text);
  return result.ok ? result.value : refusal();
}

/**
 * Checks a request; missing company data is taken from the account.
 *
 * @throws {BusinessRefusal} 422 with the first invalid field.
 */
export function checkQuotation(
  body: QuotationRequest,
  { now, customer }: { readonly now: Date; readonly customer: QuotedCustomer },
): CheckedQuotation {
  const { skNumber: drivers = 1, months = 1 } = body;
  const weekdays = toWeekdays(body.weekdays ?? []);
  const isNamed = body.weekdays !== undefined;
  const daysPerWeek = isNamed ? weekdays.length : (body.daysPerWeek ?? monthlyDaysLimits.max);
  const startsAt = checkStart(body.startDate, now);
  if (!driverCount(drivers).ok) refuse('skNumber', quotationTexts.driversTooFew);
  if (!monthlyDays(daysPerWeek).ok) refuse(isNamed ? 'weekdays' : 'daysPerWeek', quotationTexts.daysPerWeek);
  const contactName = oneLine(body.contactName);
  if (contactName === '') refuse('contactName', quotationTexts.nameRequired);
  const phone = nationalPhone(body.contactPhone);
  if (!phone.ok) return refuse('contactPhone', quotationTexts.phoneInvalid);
  const email = readOptional(body.email, emailAddress, () => refuse('email', quotationTexts.emailInvalid));
  const companyTaxId = readOptional(body.companyTaxId, taxId, () => refuse('companyTaxId', quotationTexts.taxIdInvalid));
  return {
    startsAt,
    drivers,
    months,
    daysPerWeek,
    weekdays,
    dailyStart: body.dailyStart || null,
    contactName,
    contactPhone: phone.value,
    email: email ?? customer.email,
    companyName: oneLine(body.companyName ?? customer.companyName),
    companyAddress: oneLine(body.companyAddress ?? customer.companyAddress),
    companyTaxId: companyTaxId ?? customer.companyTaxId,
    remark: oneLine(body.remark ?? ''),
  };
}
