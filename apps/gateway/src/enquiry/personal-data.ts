import { type PersonalData, personalTable } from '../database/personal-table.ts';

const shown = [
  ...(['contact_name', 'full_name', 'phone', 'email', 'business_name', 'business_type', 'delivery_types'] as const),
  ...(['vehicle_types', 'monthly_deliveries', 'remark', 'terms_version', 'accepted_at', 'wants_promotions'] as const),
  ...(['created_at', 'updated_at'] as const),
];

/** The personal data of the room `enquiry`: enquiries have no account, and belong to whom their phone or address does. */
export const enquiryPersonalData: PersonalData = {
  personal: [
    personalTable('enquiries', {
      section: 'enquiries',
      key: ['id'],
      owner: { by: 'contact', column: 'phone', isProven: true },
      shows: shown,
      erasure: { does: 'delete' },
    }),
    personalTable('enquiries', {
      section: 'enquiriesByMail',
      key: ['id'],
      owner: { by: 'contact', column: 'email', isProven: true },
      shows: shown,
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    { table: 'crm_deliveries', why: 'ids of records in the CRM and how far an enquiry has come; goes with its enquiry' },
  ],
};
