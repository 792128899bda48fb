import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const documentId = Type.String({ minLength: 1, maxLength: 80 });
const exampleId = '7d0a51b2-2f0c-4b7e-9a63-0d5b7c1e9f84';

export const documentFile = defineEndpoint({
  method: 'GET',
  path: '/tax_document/:documentId',
  access: 'session',
  summary: 'An invoice, receipt, credit note or note on withholding as PDF; the same bytes each time. 404 for another’s',
  file: 'application/pdf',
  params: Type.Object({ documentId }),
  paramsExample: { documentId: exampleId },
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const mailDocument = defineEndpoint({
  method: 'POST',
  path: '/tax_document/mail',
  access: 'session',
  permit: 'pay',
  needsTerms: false,
  summary: 'Send the PDF to the caller’s own proven e-mail address. 404 for another’s, 422 without such an address',
  request: Type.Object({ ...commonFields, documentId }),
  reply: Type.Object({ ...envelope, email: Type.Optional(Type.String()) }),
  example: { documentId: exampleId, lang: 'th' },
});
