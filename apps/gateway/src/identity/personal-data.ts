import { type PersonalData, personalTable } from '../database/personal-table.ts';

const gone = { does: 'delete' } as const;

/** Personal data of the room `identity`. */
export const identityPersonalData: PersonalData = {
  personal: [
    personalTable('users', {
      section: 'account',
      key: ['id'],
      owner: { by: 'user', column: 'id' },
      shows: [
        ...(['id', 'email', 'phone', 'user_type', 'status', 'first_name', 'last_name', 'refer_code', 'company_id'] as const),
        ...(['company_name', 'company_address', 'company_tax_id', 'company_verified_at', 'contact_email'] as const),
        ...(['company_branch', 'company_postcode', 'invoice_company_branch', 'invoice_company_postcode'] as const),
        ...(['invoice_company_name', 'invoice_company_address', 'invoice_company_tax_id'] as const),
        ...([
          'confirm_phone',
          'payment_type',
          'full_day_payment',
          'fix_driver',
          'invoice_enabled',
          'invoice_rests',
          'user_group',
        ] as const),
        ...(['tier', 'price_list', 'facebook_id', 'line_id', 'referred_by', 'recipient_sms', 'recipient_email'] as const),
        ...(['created_at', 'welcomed_at', 'restricted_at'] as const),
      ],
      contacts: ['email', 'phone', 'contact_email', 'confirm_phone'],
      erasure: {
        does: 'strip',
        why: 'bookings, which the law wants kept, hang on the id',
        set: {
          ...{
            email: null,
            phone: null,
            password_hash: null,
            facebook_id: null,
            line_id: null,
            line_grant: null,
            first_name: '',
            last_name: '',
          },
          ...{ company_id: null, company_name: null, company_address: null, company_tax_id: null, contact_email: null },
          ...{ company_branch: null, company_postcode: null, invoice_company_branch: null, invoice_company_postcode: null },
          ...{ invoice_company_name: null, invoice_company_address: null, invoice_company_tax_id: null },
          ...{
            company_verified_at: null,
            confirm_phone: '',
            referred_by: null,
            recipient_sms: 'false',
            recipient_email: 'false',
          },
          ...{ invoice_enabled: 'false', invoice_rests: 'false', omise_customer_id: null },
        },
        renew: ['refer_code'],
      },
    }),
    personalTable('identity_claims', {
      section: 'phoneToVerify',
      key: ['user_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['phone', 'facebook_id', 'created_at'],
      contacts: ['phone'],
      erasure: gone,
    }),
    personalTable('email_claims', {
      section: 'emailToVerify',
      key: ['user_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['email', 'is_from_sign_up', 'created_at'],
      contacts: ['email'],
      erasure: gone,
    }),
    personalTable('sign_ups', {
      section: 'signUp',
      key: ['guid'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['channel', 'reference_id', 'origin', 'created_at'],
      erasure: gone,
    }),
    personalTable('known_places', {
      section: 'knownPlaces',
      key: ['user_id', 'place'],
      owner: { by: 'user', column: 'user_id' },
      // Hashes: they identify a place only to a caller from that place.
      shows: ['used_at'],
      erasure: gone,
    }),
    personalTable('one_time_codes', {
      section: 'codes',
      key: ['purpose', 'subject'],
      owner: { by: 'user', column: 'subject' },
      shows: [],
      erasure: gone,
    }),
    personalTable('user_changes', {
      section: 'changes',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'detail', 'created_at'],
      erasure: { does: 'strip', why: 'says when the account was changed and by whom', set: { detail: '{}' } },
      endsWithBooks: true,
    }),
  ],
  impersonal: [],
};
