import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** What the room `messages` knows of people. */
export const messagesPersonalData: PersonalData = {
  personal: [
    personalTable('messages', {
      section: 'messages',
      key: ['id'],
      owner: { by: 'contact', column: 'recipient' },
      // Without the body: a link in it may still open something.
      shows: ['kind', 'recipient', 'subject', 'purpose', 'state', 'created_at'],
      erasure: { does: 'delete' },
    }),
    // Who asked the support team is answered at their own address.
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
