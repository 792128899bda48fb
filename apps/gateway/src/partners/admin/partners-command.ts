import { type GuestPaymentType, guestPaymentTypes } from '@songwai/core/partners/guest-payment-types';
import type { PartnerTheme } from '@songwai/core/partners/partner';
import { partnerTheme } from '@songwai/core/partners/partner-wire';
import { Value } from 'typebox/value';
import { type CreateTestPartner, readTestPartner } from './test-partner-command.ts';

/** A change of a partner that is there. */
export type PartnerChange =
  | { readonly verb: 'setPayments'; readonly partnerId: string; readonly types: readonly GuestPaymentType[] }
  | { readonly verb: 'setGuests'; readonly partnerId: string; readonly allowsGuests: boolean }
  | { readonly verb: 'setTheme'; readonly partnerId: string; readonly theme: PartnerTheme };

/** The operator's command for partners. */
export type PartnersCommand = { readonly verb: 'listPartners' } | CreateTestPartner | PartnerChange;

type PaymentName = keyof typeof guestPaymentTypes;

const isPaymentName = (word: string): word is PaymentName => Object.hasOwn(guestPaymentTypes, word);

const readTypes = (names: readonly string[]): readonly GuestPaymentType[] | undefined => {
  const types = [...new Set(names)].filter(isPaymentName).map((name) => guestPaymentTypes[name]);
  return types.length > 0 && types.length === new Set(names).size ? types : undefined;
};

/** One colour, or one for light and one for dark; `none` for ours. */
const readTheme = ([accent, accentDark, ...more]: readonly string[]): PartnerTheme | undefined => {
  if (accent === undefined || more.length > 0) return undefined;
  if (accent === 'none' && accentDark === undefined) return {};
  const theme = { accent, ...(accentDark !== undefined && { accentDark }) };
  return Value.Check(partnerTheme, theme) ? theme : undefined;
};

const readSwitch = ([word, ...more]: readonly string[]): boolean | undefined =>
  more.length === 0 && (word === 'on' || word === 'off') ? word === 'on' : undefined;

const readChange = (verb: string | undefined, partnerId: string, words: readonly string[]): PartnerChange | undefined => {
  if (verb === 'payments') {
    const types = readTypes(words);
    return types && { verb: 'setPayments', partnerId, types };
  }
  if (verb === 'guests') {
    const allowsGuests = readSwitch(words);
    return allowsGuests === undefined ? undefined : { verb: 'setGuests', partnerId, allowsGuests };
  }
  const theme = verb === 'theme' ? readTheme(words) : undefined;
  return theme && { verb: 'setTheme', partnerId, theme };
};

/** Parses the words after `partners`. @returns undefined for an unknown command. */
export function readPartnersCommand([verb, partnerId, ...words]: readonly string[]): PartnersCommand | undefined {
  if (verb === 'create') return readTestPartner([partnerId ?? '', ...words]);
  if (partnerId === undefined) return verb === 'list' ? { verb: 'listPartners' } : undefined;
  return readChange(verb, partnerId, words);
}
