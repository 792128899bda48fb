import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';
import { wireAddressee, wireDocument } from '../tax-documents/document-schema.ts';
import { longest } from '../validation/field-limits.ts';
import { officeRequest } from '../validation/fields/buyer-office-schema.ts';

const documentId = Type.String({ minLength: 1, maxLength: 80 });
const exampleId = '7d0a51b2-2f0c-4b7e-9a63-0d5b7c1e9f84';
const jobId = Type.String({ minLength: 1, maxLength: 20 });

export const monthPack = defineEndpoint({
  method: 'GET',
  path: '/tax_document/month',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  summary:
    'A month as one ZIP: invoice, receipts, credit notes, notes on withholding, proof of delivery of each job, and the jobs as xlsx. 422 for a month to come, 404 for one without anything',
  file: 'application/zip',
  request: Type.Object({ ...commonFields, month: Type.String({ pattern: '^\\d{2}/\\d{4}$' }) }),
  reply: Type.Object(envelope),
  example: { month: '11/2026', lang: 'th' },
});

export const receiptOfJob = defineEndpoint({
  method: 'POST',
  path: '/receipt/job',
  access: 'session',
  isIdempotentRead: true,
  summary:
    'The receipt of a paid job: its number as soon as it is paid, and whom it names. 404 for a job that the caller may not see',
  request: Type.Object({ ...commonFields, jobId }),
  reply: Type.Object({
    ...envelope,
    /** Absent until the job is over and paid, and for jobs on an invoice. */
    receipt: Type.Optional(wireDocument),
    /** Receipts for amounts that were paid later, such as waiting, and credit notes for those that were waived; the newest first. */
    further: Type.Optional(Type.Array(wireDocument)),
    /** Why there is none yet. */
    missing: Type.Optional(
      Type.Union([
        Type.Literal('notOver'),
        Type.Literal('notPaid'),
        /** Billed once a month. */
        Type.Literal('onInvoice'),
        /** Cancelled without a fee. */
        Type.Literal('nothingPaid'),
      ]),
    ),
    addressee: Type.Optional(wireAddressee),
    /** Whether another addressee may be named. */
    mayRename: Type.Optional(Type.Boolean()),
    paidAmount: Type.Optional(baht),
  }),
  example: { jobId: 'J00048213', lang: 'th' },
});

export const receiptOfTopUp = defineEndpoint({
  method: 'POST',
  path: '/receipt/topup',
  access: 'session',
  isIdempotentRead: true,
  summary: 'The receipt of a paid top-up, by its reference in the wallet’s history. 404 for another’s',
  request: Type.Object({ ...commonFields, referenceNo: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({
    ...envelope,
    receipt: Type.Optional(wireDocument),
    addressee: Type.Optional(wireAddressee),
    mayRename: Type.Optional(Type.Boolean()),
  }),
  example: { referenceNo: 'P00030911', lang: 'th' },
});

export const renameReceipt = defineEndpoint({
  method: 'POST',
  path: '/receipt/addressee',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  summary:
    'Issue the receipt in a company’s name: a new one with its own number, and the one before is cancelled. The same addressee again changes nothing. 404 for another’s, 409 where it was renamed too often or has a credit note, 422 at the wrong field',
  request: Type.Object({
    ...commonFields,
    documentId,
    /** A saved billing address; or the fields below. */
    headerId: Type.Optional(Type.String({ maxLength: 80 })),
    companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
    companyAddress: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
    taxNumber: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
    ...officeRequest,
  }),
  reply: Type.Object({ ...envelope, receipt: Type.Optional(wireDocument), addressee: Type.Optional(wireAddressee) }),
  example: { documentId: exampleId, headerId: '2b9e4f60-7a8d-4c53-9f0e-1a6d3c7b8e52' },
});
