import { type PersonalData, personalTable } from '../database/personal-table.ts';

const byAnAdmin = 'names who of the office entered it';
const books = 'part of the books; it names nobody';

/** Personal data of the room `pricing`. */
export const pricingPersonalData: PersonalData = {
  personal: [
    personalTable('special_rates', {
      section: 'specialRates',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['tier', 'price_list', 'changed_at'],
      erasure: { does: 'keep', why: books },
      endsWithBooks: true,
    }),
    personalTable('promo_customers', {
      section: 'promoCodesOffered',
      key: ['code'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['code'],
      erasure: { does: 'delete' },
    }),
    personalTable('free_credit_grants', {
      section: 'freeCreditGrants',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['amount_satang', 'left_satang', 'reason_th', 'reason_en', 'granted_at', 'expires_at'],
      erasure: { does: 'strip', why: books, set: { reason_th: '', reason_en: '' } },
      endsWithBooks: true,
    }),
    personalTable('free_credit_entries', {
      section: 'freeCredit',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'amount_satang', 'job_id', 'happened_at'],
      erasure: { does: 'keep', why: books },
      endsWithBooks: true,
    }),
    personalTable('promo_uses', {
      section: 'promoCodesUsed',
      key: ['job_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['job_id', 'code', 'used_at', 'given_back_at'],
      erasure: { does: 'keep', why: books },
      endsWithBooks: true,
    }),
  ],
  impersonal: [
    { table: 'price_lists', why: byAnAdmin },
    { table: 'rate_cards', why: byAnAdmin },
    { table: 'promo_codes', why: byAnAdmin },
    { table: 'quote_keys', why: 'holds our own secret' },
    { table: 'office_changes', why: byAnAdmin },
  ],
};
