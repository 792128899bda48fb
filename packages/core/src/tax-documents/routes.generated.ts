// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as documentContract from './document-contract.ts';

export const documentFile: Route<typeof documentContract.documentFile> = {
  path: '/tax_document/:documentId',
  method: 'GET',
  isIdempotentRead: true,
};
export const mailDocument: Route<typeof documentContract.mailDocument> = { path: '/tax_document/mail' };
