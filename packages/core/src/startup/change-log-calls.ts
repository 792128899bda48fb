import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { answeredMoment } from '../pricing/moment-wire.ts';
import * as routes from './routes.generated.ts';

/** A change by an administrator; amounts are in satang. */
export interface AdminChange {
  readonly id: number;
  /** `area`, `extra`, `tier`, `fullDay`, `setting`. */
  readonly kind: string;
  readonly subject: string;
  readonly was: Readonly<Record<string, unknown>>;
  readonly became: Readonly<Record<string, unknown>>;
  /** User id of the administrator. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Changes by administrators, newest first, 100 a page. @param cursor `nextCursor` of the previous page. @throws GatewayError */
export const fetchAdminChanges = async (
  transport: Transport,
  cursor?: string,
): Promise<{ readonly changes: readonly AdminChange[]; readonly nextCursor: string | null }> => {
  const { changes = [], nextCursor = null } = await call(transport, routes.listAdminChanges, { cursor });
  return {
    changes: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: answeredMoment(changedAt) })),
    nextCursor,
  };
};
