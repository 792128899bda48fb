import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { AdminDecision } from './user-admin-calls.ts';

/** Role of an account. */
export type UserRole = 'admin' | 'customer';

/**
 * Makes an account an administrator, or a customer's again; records the reason and notifies the owner.
 * @throws GatewayError 403, 404, 409 suspended, no verified way to sign in, or the last administrator.
 */
export const setUserRole = async (
  transport: Transport,
  { userId, role, reason }: AdminDecision & { readonly role: UserRole },
): Promise<void> => {
  await call(transport, routes.setUserRole, { userId, role, reason });
};
