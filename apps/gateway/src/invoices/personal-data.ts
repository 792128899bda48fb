import { type PersonalData, personalTable } from '../database/personal-table.ts';

const why = 'the law asks for issued invoices, and for how they were paid, for five years';
const stays = { erasure: { does: 'keep', why }, endsWithBooks: true } as const;
const ofInvoice = { by: 'row', column: 'invoice_id', of: 'invoices', key: 'id' } as const;

/** Personal data of the room `invoices`. */
export const invoicesPersonalData: PersonalData = {
  personal: [
    personalTable('receipt_headers', {
      section: 'receiptHeaders',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['company_name', 'address', 'tax_number', 'branch', 'postcode', 'created_at', 'updated_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('invoices', {
      section: 'invoices',
      key: ['id'],
      owner: { by: 'user', column: 'payer_id' },
      shows: [
        ...(['number', 'month', 'company_name', 'company_address', 'tax_number', 'branch', 'postcode'] as const),
        ...(['issued_at', 'due_at'] as const),
        ...(['subtotal_satang', 'vat_satang', 'credited_satang', 'paid_satang', 'withheld_satang', 'open_satang'] as const),
        ...(['closed_at', 'certificate_number', 'certificate_date'] as const),
      ],
      ...stays,
    }),
    personalTable('invoice_lines', {
      section: 'invoiceLines',
      key: ['invoice_id', 'position'],
      owner: ofInvoice,
      shows: ['job_id', 'reference', 'department', 'from_name', 'to_name', 'over_at', 'amount_satang', 'credited_satang'],
      ...stays,
    }),
    personalTable('invoice_payments', {
      section: 'invoicePayments',
      key: ['id'],
      owner: ofInvoice,
      shows: ['method', 'place', 'state', 'amount_satang', 'withheld_satang', 'bank_reference', 'created_at', 'settled_at'],
      ...stays,
    }),
    personalTable('credit_notes', {
      section: 'creditNotes',
      key: ['id'],
      owner: ofInvoice,
      shows: ['job_id', 'base_satang', 'vat_satang', 'returned_satang', 'returned_tax_satang', 'reason', 'created_at'],
      ...stays,
    }),
  ],
  impersonal: [
    { table: 'invoiced_charges', why: 'says which charges stand on which invoice, and goes with it' },
    { table: 'invoice_runs', why: 'only months' },
  ],
};
