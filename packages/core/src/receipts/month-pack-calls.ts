import { callForFile } from '../gateway/call.ts';
import type { FetchedFile, FileTransport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** The documents, proofs of delivery and jobs of a month as one ZIP. @param month MM/YYYY. @throws GatewayError 404 for a month without anything. */
export const fetchMonthPack = (transport: FileTransport, month: string, signal: AbortSignal): Promise<FetchedFile> =>
  callForFile(transport, routes.monthPack, { month, signal });
