import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `privacy`. */
export const privacyPersonalData: PersonalData = {
  personal: [
    personalTable('data_subject_requests', {
      section: 'requests',
      key: ['number'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'state', 'wish', 'outcome', 'asked_at', 'due_at', 'settled_at'],
      erasure: { does: 'strip', why: 'proof that the wish was carried out', set: { wish: '', outcome: '' } },
      endsWithBooks: true,
    }),
  ],
  impersonal: [],
};
