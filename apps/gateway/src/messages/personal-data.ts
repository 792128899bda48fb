import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `messages`. */
export const messagesPersonalData: PersonalData = {
  personal: [
    personalTable('messages', {
      section: 'messages',
      key: ['id'],
      owner: { by: 'contact', column: 'recipient' },
      // Without the body, because links in it may still be valid.
      shows: ['kind', 'recipient', 'subject', 'purpose', 'state', 'created_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('messages', {
      section: 'lineMessages',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'recipient', 'purpose', 'state', 'created_at'],
      erasure: { does: 'delete' },
    }),
    // Answers of the support team go to the sender's own address.
    personalTable('messages', {
      section: 'messagesToTheOffice',
      key: ['id'],
      owner: { by: 'contact', column: 'reply_to' },
      shows: ['kind', 'subject', 'purpose', 'state', 'created_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
