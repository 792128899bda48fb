import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Sends a document to the caller's own e-mail address. @returns the address. @throws GatewayError 404, 422 without such an address. */
export const mailDocument = async (transport: Transport, documentId: string): Promise<string> =>
  (await call(transport, routes.mailDocument, { documentId })).email ?? '';
