import { call, callForFile } from '../gateway/call.ts';
import type { FetchedFile, FileTransport, Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Sends a document to the caller's own e-mail address. @returns the address. @throws GatewayError 404, 422 without such an address. */
export const mailDocument = async (transport: Transport, documentId: string): Promise<string> =>
  (await call(transport, routes.mailDocument, { documentId })).email ?? '';

/** A document as PDF; the same bytes each time. @throws GatewayError 404 for another's. */
export const fetchDocumentFile = (transport: FileTransport, documentId: string): Promise<FetchedFile> =>
  callForFile(transport, routes.documentFile, { documentId });
