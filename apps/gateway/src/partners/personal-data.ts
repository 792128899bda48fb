import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `partners`: guests of partners. */
export const partnersPersonalData: PersonalData = {
  personal: [
    personalTable('partner_users', {
      section: 'partnerAccounts',
      key: ['partner_id', 'subject'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['partner_id', 'subject', 'claimed_name', 'claimed_phone', 'claimed_email'],
      erasure: { does: 'delete' },
    }),
    personalTable('partner_exchanges', {
      section: 'partnerSignOns',
      key: ['partner_id', 'jti'],
      owner: { by: 'row', column: 'session_id', of: 'sessions', key: 'id' },
      shows: [],
      erasure: { does: 'delete' },
    }),
    personalTable('drop_points', {
      section: 'dropPoints',
      key: ['partner_id', 'reference'],
      owner: { by: 'user', column: 'user_id' },
      shows: [
        ...(['partner_id', 'reference', 'address_name', 'address', 'contact_name', 'contact_phone', 'lat', 'lng'] as const),
        ...(['district', 'sub_district', 'remark', 'delivery_date', 'saved_at'] as const),
      ],
      erasure: { does: 'delete' },
    }),
    // What the partner noted on a job, in what it was sent. A delivery is tried for three days, and an account is not erased sooner.
    personalTable('webhook_events', {
      section: 'partnerEvents',
      key: ['id'],
      owner: { by: 'row', column: 'subject', of: 'jobs', key: 'id' },
      shows: [],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    { table: 'partner_terms', why: 'names who of the office published them' },
    { table: 'partner_webhooks', why: "a partner's own address" },
  ],
};
