import type { PayingPlace } from './card-provider.ts';

/** Banks whose apps take payments, by the last part of the provider's name for them (`mobile_banking_kbank`). */
const banks: Readonly<Record<string, PayingPlace['name']>> = {
  bay: { th: 'ธนาคารกรุงศรี', en: 'Bank of Ayudhya (Krungsri)' },
  bbl: { th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' },
  kbank: { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
  ktb: { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' },
  scb: { th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' },
};

const shops: Readonly<Record<string, PayingPlace['name']>> = {
  tesco_lotus: { th: 'โลตัส', en: 'Lotus’s' },
  sandbox: { th: 'เคาน์เตอร์ทดสอบ (sandbox)', en: 'Test counter (sandbox)' },
};

const bankPrefix = /^(?:mobile|internet)_banking_/;
const shopPrefix = /^bill_payment_/;

/** Names that we do not know yet are shown as the provider writes them. */
const placesOf = (methods: readonly string[], prefix: RegExp, names: typeof banks): readonly PayingPlace[] =>
  methods
    .filter((method) => prefix.test(method))
    .map((code) => {
      const short = code.replace(prefix, '');
      return { code, name: names[short] ?? { th: short.toUpperCase(), en: short.toUpperCase() } };
    });

/** The banks among a provider's ways to pay. */
export const banksOf = (methods: readonly string[]): readonly PayingPlace[] => placesOf(methods, bankPrefix, banks);

/** The shops that take cash for a bill among a provider's ways to pay. */
export const shopsOf = (methods: readonly string[]): readonly PayingPlace[] => placesOf(methods, shopPrefix, shops);

/** The counter on which a tester pretends to pay; the last real shop that took cash for bills ended it in 2024. */
export const sandboxShop = 'bill_payment_sandbox';

/** The banks of the market since internet banking ended there in 2025. */
export const marketMethods: readonly string[] = Object.keys(banks).map((bank) => `mobile_banking_${bank}`);
