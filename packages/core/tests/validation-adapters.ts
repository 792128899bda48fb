import { parseBangkok } from '../src/basics/bangkok-time.ts';
import { cardCharge } from '../src/validation/cards/card-charge.ts';
import { cardCvv } from '../src/validation/cards/card-cvv.ts';
import { cardExpiry, parseCardExpiry } from '../src/validation/cards/card-expiry.ts';
import { cardHolder } from '../src/validation/cards/card-holder.ts';
import { cardNumber } from '../src/validation/cards/card-number.ts';
import { emailAddress } from '../src/validation/fields/email.ts';
import { stripEmoji } from '../src/validation/fields/emoji.ts';
import { oneTimeCode } from '../src/validation/fields/otp.ts';
import { newPassword, repeatedPassword } from '../src/validation/fields/password.ts';
import { promoCode, promoStillValid } from '../src/validation/fields/promo-code.ts';
import { redeemCode } from '../src/validation/fields/redeem-code.ts';
import { taxId } from '../src/validation/fields/tax-id.ts';
import { formatTaxId } from '../src/validation/fields/tax-id-mask.ts';
import { coordinates } from '../src/validation/orders/coordinates.ts';
import { type DateWindow, isDateWindowOpen } from '../src/validation/orders/date-window.ts';
import { driverCount } from '../src/validation/orders/driver-count.ts';
import { futureTime } from '../src/validation/orders/future-time.ts';
import { monthlyDays } from '../src/validation/orders/monthly-days.ts';
import { nineHourCutoff } from '../src/validation/orders/nine-hour-cutoff.ts';
import { stopCount } from '../src/validation/orders/stop-count.ts';
import { timeOfDay } from '../src/validation/orders/time-of-day.ts';
import { invoicePayment } from '../src/validation/payments/invoice-payment.ts';
import { tipAmount } from '../src/validation/payments/tip.ts';
import { walletTopUp } from '../src/validation/payments/wallet-topup.ts';
import { confirmPhone } from '../src/validation/phones/confirm-phone.ts';
import { cleanContactPhone, contactPhone } from '../src/validation/phones/contact-phone.ts';
import { phoneInputDigits } from '../src/validation/phones/phone-input.ts';
import { thaiLandline } from '../src/validation/phones/thai-landline.ts';
import { thaiMobile } from '../src/validation/phones/thai-mobile.ts';
import { resizedPhoto } from '../src/validation/photos/photo-resize.ts';
import { addedPhotos } from '../src/validation/photos/photos.ts';
import type { RuleProblem } from '../src/validation/rule-result.ts';
import type { RuleAdapters } from './rule-adapter.ts';

const refused = { valid: false };

interface PhotosInput {
  readonly have: number;
  readonly add: number;
  readonly sizes: readonly number[];
  readonly types: readonly string[];
}

/** The specification's messages for the codes of the photo rule. */
function photoMessage({ code, values = {} }: RuleProblem): string {
  if (code === 'tooManyPhotos') return `limit ${values['max']} file`;
  if (code === 'photoTooLarge') return `maximum file upload size ${values['sizeMb']}MB`;
  return code === 'photoTypeUnsupported' ? 'support file extensions' : 'Not an image';
}

const bangkokDay = (isoDate: string): Date => {
  const day = parseBangkok(isoDate.slice(0, 10).split('-').reverse().join('/'));
  if (day === null) throw new Error(`${isoDate} is no date`);
  return day;
};

/** Adapters for the rules of the validation chapter. */
export const validationAdapters: RuleAdapters = {
  thai_mobile: (text: string) => {
    const mobile = thaiMobile(text);
    return mobile.ok ? { valid: true, national: mobile.value } : refused;
  },
  thai_landline: (text: string) => {
    const landline = thaiLandline(text);
    return landline.ok ? { valid: true, ...landline.value } : refused;
  },
  contact_phone: (text: string) => {
    const phone = contactPhone(text);
    return phone.ok ? { valid: true, cleaned: phone.value.cleaned } : refused;
  },
  contact_phone_clean_on_update: cleanContactPhone,
  confirm_phone: (text: string) => ({ valid: confirmPhone(text).ok }),
  phone_input_filter: phoneInputDigits,
  email: (text: string) => emailAddress(text).ok,
  password: (text: string) => newPassword(text).ok,
  password_confirm: ([first, second]: readonly [string, string]) => repeatedPassword(first, second).ok,
  otp: (text: string) => oneTimeCode(text).ok,
  tax_id: (text: string) => taxId(text).ok,
  tax_mask: formatTaxId,
  tax_mask_meaning: formatTaxId,
  redeem_code: (text: string) => redeemCode(text).ok,
  promo_code_format: (text: string) => promoCode(text).ok,
  promo_result: (input: { promoCode: string; promoDesc: string | null }) => {
    const result = promoStillValid(input.promoCode, input.promoDesc);
    return { error: result.ok ? null : `error.${result.error.code}` };
  },
  card_number: (text: string) => {
    const card = cardNumber(text);
    return card.ok ? { valid: true, brand: card.value.brand } : refused;
  },
  // A plain text checks only the form; with a day, the expiry too.
  card_expiry: (input: string | { value: string; today: string }) =>
    typeof input === 'string' ? parseCardExpiry(input).ok : cardExpiry(input.value, bangkokDay(input.today)).ok,
  card_expiry_split: (text: string) => {
    const expiry = parseCardExpiry(text);
    return expiry.ok ? { mmExp: expiry.value.month, yyyyExp: expiry.value.year } : null;
  },
  card_holder: (text: string) => cardHolder(text).ok,
  card_cvv: (text: string) => cardCvv(text).ok,
  card_charge_minimum: (input: { total: number }) => cardCharge(input.total).ok,
  time: (text: string) => timeOfDay(text).ok,
  coordinates: (text: string) => {
    const point = coordinates(text);
    return point.ok ? point.value : null;
  },
  photos: ({ have, add, sizes, types }: PhotosInput) => {
    const files = Array.from({ length: add }, (_, index) => ({ sizeBytes: sizes[index] ?? 0, type: types[index] ?? '' }));
    const photos = addedPhotos(have, files);
    return photos.ok ? { ok: true } : { ok: false, message: photoMessage(photos.error) };
  },
  photo_resize: ({ w, h, cap }: { w: number; h: number; cap: number }) => {
    const { width, height } = resizedPhoto({ width: w, height: h }, cap);
    return [width, height];
  },
  emoji_strip: stripEmoji,
  date_window: ({ now, ...window }: DateWindow & { now: string }) => isDateWindowOpen(window, new Date(now)),
  tip_amount: (baht: number) => tipAmount(baht).ok,
  wallet_topup: (baht: number) => walletTopUp(baht).ok,
  invoice_payment_min: (baht: number) => invoicePayment(baht).ok,
  schedule_future: ({ at, now }: { at: string; now: string }) => futureTime(new Date(at), new Date(now)).ok,
  nine_hour_cutoff: (time: string) => nineHourCutoff(time).ok,
  monthly_days: (days: number) => monthlyDays(days).ok,
  driver_count: (count: number) => driverCount(count).ok,
  stop_count: (count: number) => stopCount(count).ok,
};
