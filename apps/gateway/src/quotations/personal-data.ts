import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `quotations`. */
export const quotationsPersonalData: PersonalData = {
  personal: [
    personalTable('quotations', {
      section: 'quotations',
      key: ['number'],
      owner: { by: 'customer' },
      shows: [
        ...(['number', 'offer', 'drivers', 'months', 'days_per_week', 'messenger_gender', 'starts_at'] as const),
        ...(['package_satang', 'options_satang', 'vat_satang', 'total_satang', 'contact_name', 'contact_phone'] as const),
        ...(['email', 'company_name', 'company_address', 'company_tax_id', 'remark', 'created_at', 'valid_until'] as const),
        ...(['weekdays', 'daily_start', 'accepted_at'] as const),
      ],
      contacts: ['email'],
      erasure: {
        does: 'strip',
        why: 'numbers without gaps',
        set: {
          ...{ contact_name: '', contact_phone: '', email: null, company_name: '', company_address: '' },
          ...{ company_tax_id: '', remark: '' },
        },
        renew: ['token'],
      },
      endsWithBooks: true,
    }),
    personalTable('quotations', {
      section: 'quotationsForCompany',
      key: ['number'],
      owner: { by: 'member' },
      shows: ['number', 'created_at'],
      erasure: { does: 'strip', why: "the company's", scrub: ['contact_name', 'contact_phone', 'email', 'remark'] },
    }),
  ],
  impersonal: [],
};
