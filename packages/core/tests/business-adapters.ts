import { bangkokDate, bangkokTime, parseBangkok } from '../src/basics/bangkok-time.ts';
import { crc16 } from '../src/basics/emv/crc16.ts';
import { bahtFromSatang, satangFromBaht } from '../src/basics/money.ts';
import { fullDayHoursId } from '../src/full-day/full-day-hours.ts';
import { invoiceDueDate } from '../src/invoices/invoice-due.ts';
import { withholdTax } from '../src/invoices/withholding.ts';
import { immediatePickUpDeadline } from '../src/jobs/booking/immediate-pick-up.ts';
import { yearChoices } from '../src/jobs/booking/year-choices.ts';
import { cancelFee } from '../src/jobs/fees/cancel-fee.ts';
import { overtimeFee } from '../src/jobs/fees/overtime-fee.ts';
import { waitingFee } from '../src/jobs/fees/waiting-fee.ts';
import type { JobStatus } from '../src/jobs/job-status.ts';
import { jobFileName } from '../src/jobs/lists/job-file-name.ts';
import { duplicateExtras } from '../src/orders/draft/duplicate-extras.ts';
import { isPromptPayPayload, promptPayPayload } from '../src/payments/promptpay/promptpay-payload.ts';
import type { VehicleKind } from '../src/pricing/catalog.ts';
import { calculateFullDayPrice } from '../src/pricing/fares/full-day-price.ts';
import { motorcycleParcelLimit, parcelWithin } from '../src/pricing/vehicles/parcel-limit.ts';
import { isUserComplete, type UserNames } from '../src/profile/user-complete.ts';
import { mayAskForRating } from '../src/ratings/rating-prompt.ts';
import { isReferralEarned, referralTotal } from '../src/rewards/referral.ts';
import { answerInvalidSession } from '../src/sessions/invalid-session.ts';
import { loadLegalText } from '../src/terms/legal/load-legal-text.ts';
import { topUpCredit } from '../src/wallet/top-up-bonus.ts';
import { searchWithoutNetwork } from './place-search-adapter.ts';
import { codFee, extraPointFee, promoPrice, returnLegFee } from './price-adapters.ts';
import type { RuleAdapters } from './rule-adapter.ts';

/** Nothing asks a customer's age: the terms do, and whoever accepts them says so. */
async function readAges(): Promise<{ readonly single: number; readonly married: number }> {
  const terms = JSON.stringify(await loadLegalText({ kind: 'terms', language: 'en' }));
  const [, single, married] = /of age: (\d+), or lawfully married at (\d+)/.exec(terms) ?? [];
  return { single: Number(single), married: Number(married) };
}
const ages = await readAges();

/** The job's status for the moments that vectors name; the first match wins. */
const momentPatterns: readonly (readonly [RegExp, JobStatus])[] = [
  [/before_accept|matching|finding|pending/, 'matching'],
  [/before_(?:driver_)?arriv|accept|assign|on_the_way/, 'assigned'],
  [/pick(?:ed)?_?up/, 'pickedUp'],
  [/deliver|in_transit/, 'delivering'],
  [/arriv|waiting/, 'arrived'],
];

function statusOf(moment: string): JobStatus {
  const status = momentPatterns.find(([pattern]) => pattern.test(moment))?.[1];
  if (status === undefined) throw new Error(`No job status is known for "${moment}"`);
  return status;
}

const isoDate = (instant: Date): string => bangkokDate(instant).split('/').reverse().join('-');

function dayOf(iso: string): Date {
  const day = parseBangkok(iso.slice(0, 10).split('-').reverse().join('/'));
  if (day === null) throw new Error(`${iso} is no date`);
  return day;
}

/** Bonuses of the packages in baht by price (spec §9); the gateway's test holds its rows to the same numbers. */
const specifiedBonuses: ReadonlyMap<number, number> = new Map([
  [1_000, 100],
  [3_000, 400],
  [7_000, 1_000],
  [10_000, 1_500],
]);

type WireUser = Omit<UserNames, 'kind'> & { readonly userType: 1 | 2 };

/** Fees, promotions and other rules of rooms. */
export const businessAdapters: RuleAdapters = {
  cod_fee: codFee,
  return_leg: returnLegFee,
  extra_point_fee: ({ extraStops, vehicle }: { extraStops: number; vehicle: VehicleKind }) => extraPointFee(extraStops, vehicle),
  promo_chonburi: ({ base }: { base: number }) => promoPrice('CHON50', base, 0),
  promo_newcustomer: ({ base, usesSoFar }: { base: number; usesSoFar: number }) => promoPrice('WELCOME50', base, usesSoFar),
  fullday_missing_package: () => {
    const price = calculateFullDayPrice({
      packageFeeSatang: null,
      optionFeesSatang: [10_000],
      driverCount: 2,
      hire: { kind: 'days', days: 1 },
    });
    return { MultipleSkPrice: price.packageSatang, optFee: price.optionsSatang, totalPrice: price.totalSatang };
  },
  fullday_hours_map: fullDayHoursId,
  duplicate_extras: (extraIds: readonly number[]) => {
    const { extraIds: extras, needsReturnPoint } = duplicateExtras(extraIds);
    return { extras, returnPoint: needsReturnPoint };
  },
  parcel_limit: ({ kg, cm }: { kg: number; cm: readonly number[] }) =>
    parcelWithin(motorcycleParcelLimit, { weightKg: kg, sidesCm: cm }).ok,
  immediate_pickup_deadline: ({ now }: { now: string }) => {
    const deadline = immediatePickUpDeadline(new Date(now));
    return `${isoDate(deadline)}T${bangkokTime(deadline)}:${deadline.toISOString().slice(17, 19)}+07:00`;
  },
  waiting_fee: (minutes: number) => bahtFromSatang(waitingFee(minutes)),
  overtime_fee: ({ minutes, vehicle }: { minutes: number; vehicle: VehicleKind }) =>
    bahtFromSatang(overtimeFee(minutes, vehicle)),
  cancel_fee: (moment: string) => bahtFromSatang(cancelFee(statusOf(moment))),
  csv_filename: ({ now }: { now: string }) => jobFileName(new Date(now), 'csv'),
  year_range: ({ currentYear }: { currentYear: number }) => yearChoices(dayOf(`${currentYear}-06-15`)),
  rating_prompt_again: ({ lastShown, now }: { lastShown: string | null; now: string }) =>
    mayAskForRating(lastShown === null ? null : new Date(lastShown), new Date(now)),
  wallet_package: (baht: number) => {
    const bonus = specifiedBonuses.get(baht);
    const chosen = bonus === undefined ? null : { bonusSatang: satangFromBaht(bonus) };
    const { bonusSatang, creditedSatang } = topUpCredit(satangFromBaht(baht), chosen);
    return { bonus: bahtFromSatang(bonusSatang), credited: bahtFromSatang(creditedSatang) };
  },
  wht_1pct: (baht: number) => {
    const { withheldSatang, payableSatang } = withholdTax(satangFromBaht(baht), 'company');
    return { wht: bahtFromSatang(withheldSatang), pay: bahtFromSatang(payableSatang) };
  },
  invoice_due: ({ issued }: { issued: string }) => isoDate(invoiceDueDate(dayOf(issued))),
  referral: ({ friendSpend, days }: { friendSpend: number; days: number }) => ({
    bothEarn: isReferralEarned({ spentSatang: satangFromBaht(friendSpend), daysSinceSignUp: days }),
  }),
  referral_total: () => bahtFromSatang(referralTotal()),
  crc16_ccitt_false: crc16,
  promptpay_payload: ({ target, amount }: { target: string; amount: number | null }) => {
    const payload = promptPayPayload({ target, amountSatang: amount === null ? null : satangFromBaht(amount) });
    return payload.ok ? payload.value : null;
  },
  promptpay_payload_invalid: isPromptPayPayload,
  session_invalid_130_133: (path: string) =>
    answerInvalidSession(path) === 'loginPopup' ? 'login_popup' : 'signout_redirect_login',
  user_complete: ({ userType, ...names }: WireUser) =>
    isUserComplete({ ...names, kind: userType === 1 ? 'company' : 'individual' }),
  adult: ({ age, married = false }: { age: number; married?: boolean }) => age >= (married ? ages.married : ages.single),
  suggest_empty_keyword: searchWithoutNetwork,
};
