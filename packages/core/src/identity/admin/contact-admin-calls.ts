import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** What administrators put in the place of what an owner has lost; what is left out stays. */
export interface ContactReplacement {
  readonly userId: string;
  /** A Thai mobile. */
  readonly phone?: string;
  readonly email?: string;
  /** What was lost and has nothing in its place. */
  readonly removes?: 'phone' | 'email';
  /** How administrators made sure who asks. */
  readonly reason: string;
}

/**
 * Replaces what an account signs in with; its sessions and its password end, and the old phone and address are told.
 * @throws GatewayError 403, 404, 409 another account's or an administrator's account, 422 nothing to change or nothing left to sign in with.
 */
export const replaceContact = async (transport: Transport, replacement: ContactReplacement): Promise<void> => {
  const { userId, phone, email, removes, reason } = replacement;

  await call(transport, routes.replaceContact, {
    userId,
    reason,
    phoneNo: phone,
    email,
    ...(removes !== undefined && { removes: removes === 'phone' ? ('phoneNo' as const) : ('email' as const) }),
  });
};
