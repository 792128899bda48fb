import type { Static } from 'typebox';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { StoredDropPoint } from './drop-point.ts';
import type { storedDropPoint } from './drop-point-contract.ts';
import * as routes from './routes.generated.ts';

const fromWire = ({ savedAt, keptUntil, deliveryDate, ...same }: Static<typeof storedDropPoint>): StoredDropPoint => ({
  ...same,
  deliveryDate: deliveryDate ?? null,
  savedAt: new Date(savedAt),
  storedUntil: new Date(keptUntil),
});

/** Filters delivery points by booking or page. */
export interface DropPointFilter {
  readonly reference?: string;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
}

/** The delivery points of the signing partner's guests (`createSignedFetch`). @throws GatewayError 401 with `reply.reason`. */
export const fetchDropPoints = async (
  transport: Transport,
  filter: DropPointFilter = {},
): Promise<{ readonly dropPoints: readonly StoredDropPoint[]; readonly nextCursor: string | null }> => {
  const reply = await call(transport, routes.listDropPoints, filter);
  return { dropPoints: (reply.dropPoints ?? []).map(fromWire), nextCursor: reply.nextCursor ?? null };
};

/** Deletes a delivery point, so that the guest can enter it again. @throws GatewayError 401 with `reply.reason`. */
export const releaseDropPoint = async (transport: Transport, reference: string): Promise<void> => {
  await call(transport, routes.releaseDropPoint, { reference });
};
