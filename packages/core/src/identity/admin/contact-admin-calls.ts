import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** New sign-in contacts for an owner who lost the old ones; absent fields stay unchanged. */
export interface ContactReplacement {
  readonly userId: string;
  /** A Thai mobile. */
  readonly phone?: string;
  readonly email?: string;
  /** The lost contact that gets no replacement. */
  readonly removes?: 'phone' | 'email';
  /** How administrators verified the owner's identity. */
  readonly reason: string;
}

/**
 * Replaces an account's phone or e-mail; ends its sessions and password, and notifies the old phone and address.
 * @throws GatewayError 403, 404, 409 another account's or an administrator's account, 422 nothing to change or nothing left to
 * sign in with.
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
