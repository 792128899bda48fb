import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A sign-in by LINE that has begun. */
export interface LineStart {
  /** LINE's page, to which the browser goes. */
  readonly authorizeUri: string;
  /** Stored in this browser and compared with the `state` in the address that LINE returns to. */
  readonly state: string;
  /** Stored in this browser only, for `loginWithLine`; valid for 15 minutes. */
  readonly ticket: string;
}

/** Begins a sign-in by LINE. @throws GatewayError 422 not configured. */
export const startLine = async (transport: Transport): Promise<LineStart> => {
  const { authorizeUri = '', state = '', ticket = '' } = await call(transport, routes.startLine);
  return { authorizeUri, state, ticket };
};

/** Ends the link to LINE, here and at LINE. @throws GatewayError 409 no LINE, or no password to sign in with instead; 503. */
export const unlinkLine = async (transport: Transport): Promise<void> => {
  await call(transport, routes.unlinkLine);
};
