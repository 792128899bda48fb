import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `terms`. */
export const termsPersonalData: PersonalData = {
  personal: [
    personalTable('consents', {
      section: 'consents',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'is_given', 'terms_version', 'partner_id', 'channel', 'created_at'],
      erasure: { does: 'keep', why: 'proof of what was agreed to; it names nobody' },
      endsWithBooks: true,
    }),
  ],
  impersonal: [],
};
