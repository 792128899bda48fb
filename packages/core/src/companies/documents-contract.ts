import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';

const id = Type.String({ minLength: 1, maxLength: 60 });

/** The company's certificate of registration, its VAT registration (Por Por 20), or another document. */
const kind = Type.Union([Type.Literal('certificate'), Type.Literal('vat'), Type.Literal('other')]);

/** `none`: nothing added yet. */
const state = Type.Union([
  Type.Literal('none'),
  Type.Literal('draft'),
  Type.Literal('waiting'),
  Type.Literal('verified'),
  Type.Literal('refused'),
]);

const document = Type.Object({ documentId: Type.String(), kind, sizeBytes: Type.Integer(), createdDateTime: Type.String() });

/** Base64 of 5 MB with its `data:` prefix. */
const largestBody = 7_200_000;

export const addCompanyDocument = defineEndpoint({
  method: 'POST',
  path: '/company/document',
  access: 'session',
  company: 'owner',
  summary: "Add a document to the company's verification: png, jpeg or pdf, at most 5 MB, at most 5; only the owner may",
  maxBodyBytes: largestBody,
  request: Type.Object({ ...commonFields, kind, fileBase64: Type.String({ minLength: 1, maxLength: largestBody }) }),
  /**
   * HTTP 403 not the owner of a company; 409 five documents already, or already submitted; 422 wrong file type or size; 429 with
   * `Retry-After`: thirty within an hour; 503.
   */
  reply: Type.Object({ ...envelope, documentId: Type.Optional(Type.String()) }),
  example: { kind: 'certificate', fileBase64: 'data:application/pdf;base64,JVBERi0xLjQK', lang: 'th' },
});

export const removeCompanyDocument = defineEndpoint({
  method: 'POST',
  path: '/company/document/remove',
  access: 'session',
  company: 'owner',
  summary: 'Remove a document that is not handed in yet; only the owner may',
  request: Type.Object({ ...commonFields, documentId: id }),
  /** HTTP 403, 404. */
  reply: Type.Object(envelope),
  example: { documentId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d', lang: 'th' },
});

export const companyVerification = defineEndpoint({
  method: 'GET',
  path: '/company/verification',
  access: 'session',
  company: 'owner',
  summary: 'How far the verification of the company is; only the owner sees it',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    state: Type.Optional(state),
    /** With `refused`, and with a `draft` that administrators reopened: why, and what to do. */
    reason: Type.Optional(Type.String()),
    /** With `waiting`: the working day by which it is reviewed. */
    dueDate: Type.Optional(dateText),
    documents: Type.Optional(Type.Array(document)),
  }),
  example: { lang: 'th' },
});

export const submitVerification = defineEndpoint({
  method: 'POST',
  path: '/company/verification',
  access: 'session',
  company: 'owner',
  summary: 'Hand the documents in; looked at within two working days; only the owner may',
  request: Type.Object(commonFields),
  /** HTTP 403; 409 already submitted or verified; 422 without a certificate, name, tax id or address. */
  reply: Type.Object({ ...envelope, dueDate: Type.Optional(dateText) }),
  example: { lang: 'th' },
});

export const listVerifications = defineEndpoint({
  method: 'GET',
  path: '/admin/company/verification',
  access: 'admin',
  summary: 'Companies that wait to be verified, the earliest due first, 50 a page',
  request: Type.Object({ ...commonFields, cursor: Type.Optional(Type.String({ maxLength: 80 })) }),
  reply: Type.Object({
    ...envelope,
    verifications: Type.Optional(
      Type.Array(
        Type.Object({
          verificationId: Type.String(),
          userId: Type.String(),
          companyName: Type.String(),
          taxId: Type.String(),
          address: Type.String(),
          dueDate: dateText,
          documents: Type.Array(document),
        }),
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const readCompanyDocument = defineEndpoint({
  method: 'GET',
  path: '/admin/company/document/:documentId',
  access: 'admin',
  summary: 'One document as it was handed in',
  file: 'application/octet-stream',
  params: Type.Object({ documentId: id }),
  request: Type.Object(commonFields),
  /** HTTP 404, 503. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
  paramsExample: { documentId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d' },
});

export const decideVerification = defineEndpoint({
  method: 'POST',
  path: '/admin/company/verification/decide',
  access: 'admin',
  summary: 'Verify a company (its data are locked then; by invoice it may pay where `invoiceEnabled`), or refuse with a reason',
  request: Type.Object({
    ...commonFields,
    verificationId: id,
    isVerified: Type.Boolean(),
    /** Required for a refusal, and sent to the company. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** Absent: as before the verification was reopened; false for a company that is verified for the first time. */
    invoiceEnabled: Type.Optional(Type.Boolean()),
  }),
  /** HTTP 404 no waiting verification with this id; 409 the company's data has changed since; 422 a refusal without a reason. */
  reply: Type.Object(envelope),
  example: { verificationId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d', isVerified: true, invoiceEnabled: true, lang: 'th' },
});
