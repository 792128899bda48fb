import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';
import { documentKindSchema, wireAddressee, wireDocument } from '../tax-documents/document-schema.ts';
import { wireInvoice, wireInvoiceLine, wireInvoicePayment, wireWithholding } from './invoice-schema.ts';

const invoiceId = Type.String({ minLength: 1, maxLength: 80 });
const exampleId = '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11';

export const overdueInvoices = defineEndpoint({
  method: 'GET',
  path: '/v2/invoice/overdue',
  access: 'session',
  summary: 'What the caller’s company owes past its due date, and whether booking by invoice rests for it',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** Zero for whoever may not see the company’s money. */
    count: Type.Optional(Type.Integer({ minimum: 0 })),
    amount: Type.Optional(baht),
    /** Of the oldest one. */
    daysOverdue: Type.Optional(Type.Integer({ minimum: 0 })),
    invoiceId: Type.Optional(Type.String()),
    /** Outstanding ones, overdue or not. */
    outstanding: Type.Optional(Type.Integer({ minimum: 0 })),
    /** An invoice is more than 30 days overdue: no bookings by invoice until it is paid. */
    isPaused: Type.Optional(Type.Boolean()),
  }),
  example: { lang: 'th' },
});

export const unpaidInvoices = defineEndpoint({
  method: 'POST',
  path: '/invoice_not_pay',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  isIdempotentRead: true,
  summary: 'Outstanding invoices, the oldest first; empty for accounts without invoices',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    invoices: Type.Optional(Type.Array(wireInvoice)),
    /** Jobs since the last invoice: how many, what they cost so far, and when they are billed. */
    next: Type.Optional(Type.Object({ jobCount: Type.Integer({ minimum: 0 }), amount: baht, billDate: dateText })),
  }),
  example: { lang: 'th' },
});

export const paidInvoices = defineEndpoint({
  method: 'POST',
  path: '/invoice_paid',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  isIdempotentRead: true,
  summary: 'Paid invoices of a year, the newest first, with the receipt of the last payment',
  request: Type.Object({
    ...commonFields,
    /** Of the bill date; the newest year with a paid invoice where absent. */
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  }),
  reply: Type.Object({
    ...envelope,
    year: Type.Optional(Type.Integer()),
    /** Years with paid invoices, the newest first. */
    years: Type.Optional(Type.Array(Type.Integer())),
    invoices: Type.Optional(Type.Array(Type.Intersect([wireInvoice, Type.Object({ receipt: Type.Optional(wireDocument) })]))),
  }),
  example: { year: 2026, lang: 'th' },
});

export const invoiceView = defineEndpoint({
  method: 'POST',
  path: '/get_invoice_view',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  isIdempotentRead: true,
  summary: 'An invoice with its jobs, payments and documents; 404 for another’s',
  request: Type.Object({
    ...commonFields,
    /** The id, or the number as printed. */
    invoiceId,
  }),
  reply: Type.Object({
    ...envelope,
    invoice: Type.Optional(wireInvoice),
    /** As printed. */
    addressee: Type.Optional(wireAddressee),
    /** DD/MM/YYYY, both included. */
    fromDate: Type.Optional(dateText),
    toDate: Type.Optional(dateText),
    lines: Type.Optional(Type.Array(wireInvoiceLine)),
    /** Before VAT. */
    subtotal: Type.Optional(baht),
    vatPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    vat: Type.Optional(baht),
    /** Whether the payer may withhold tax, and how much that would be of what is open; only for companies. */
    withholding: Type.Optional(Type.Object({ base: baht, amount: baht })),
    /** The least that one payment may be. */
    leastPayment: Type.Optional(baht),
    payments: Type.Optional(Type.Array(wireInvoicePayment)),
    withheld: Type.Optional(wireWithholding),
    /** For paying at a counter or in a bank’s app. */
    reference1: Type.Optional(Type.String()),
    reference2: Type.Optional(Type.String()),
    documents: Type.Optional(Type.Array(wireDocument)),
    /** Kinds whose PDF is still being made. */
    pending: Type.Optional(Type.Array(documentKindSchema)),
  }),
  example: { invoiceId: exampleId, lang: 'th' },
});

export const saveCertificate = defineEndpoint({
  method: 'POST',
  path: '/invoice/certificate',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  summary:
    'Store the number and date of the certificate (50 ทวิ) for the tax withheld from an invoice. 404 for another’s, 409 where nothing was withheld, 422 at the wrong field',
  request: Type.Object({
    ...commonFields,
    invoiceId,
    certificateNumber: Type.Optional(Type.String({ maxLength: 40 })),
    certificateDate: Type.Optional(dateText),
  }),
  reply: Type.Object({ ...envelope, withheld: Type.Optional(wireWithholding) }),
  example: { invoiceId: exampleId, certificateNumber: '12/0045', certificateDate: '08/12/2026' },
});

export const companyStatement = defineEndpoint({
  method: 'POST',
  path: '/invoice/statement',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  isIdempotentRead: true,
  summary: 'A month of a company: what its jobs cost by department and by reference, and how its account with us moved',
  request: Type.Object({ ...commonFields, month: Type.String({ pattern: '^\\d{2}/\\d{4}$' }) }),
  reply: Type.Object({
    ...envelope,
    departments: Type.Optional(
      Type.Array(Type.Object({ department: Type.Optional(Type.String()), jobCount: Type.Integer({ minimum: 0 }), amount: baht })),
    ),
    references: Type.Optional(
      Type.Array(Type.Object({ reference: Type.Optional(Type.String()), jobCount: Type.Integer({ minimum: 0 }), amount: baht })),
    ),
    /** Owed before the month began. */
    openingBalance: Type.Optional(Type.Number()),
    movements: Type.Optional(
      Type.Array(
        Type.Object({
          at: Type.String({ format: 'date-time' }),
          kind: Type.Union([
            Type.Literal('invoice'),
            Type.Literal('payment'),
            Type.Literal('withheld'),
            Type.Literal('creditNote'),
          ]),
          number: Type.String(),
          /** Baht; positive raises what is owed. */
          amount: Type.Number(),
          balance: Type.Number(),
        }),
      ),
    ),
    closingBalance: Type.Optional(Type.Number()),
  }),
  example: { month: '11/2026', lang: 'th' },
});
