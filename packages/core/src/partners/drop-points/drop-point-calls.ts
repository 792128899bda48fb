import type { Static } from 'typebox';
import type { Transport } from '../../gateway/transport-types.ts';
import type { StoredDropPoint } from './drop-point.ts';
import type {
  listDropPoints as ListDropPoints,
  releaseDropPoint as ReleaseDropPoint,
  storedDropPoint,
} from './drop-point-contract.ts';

const fromWire = ({ savedAt, keptUntil, deliveryDate, ...same }: Static<typeof storedDropPoint>): StoredDropPoint => ({
  ...same,
  deliveryDate: deliveryDate ?? null,
  savedAt: new Date(savedAt),
  keptUntil: new Date(keptUntil),
});

/** Where to read on from, or which booking alone. */
export interface DropPointFilter {
  readonly reference?: string;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** The delivery points of the guests of the partner whose server signs (`createSignedFetch`). @throws GatewayError 401 with `reply.reason`. */
export const fetchDropPoints = async (
  transport: Transport,
  filter: DropPointFilter = {},
): Promise<{ readonly dropPoints: readonly StoredDropPoint[]; readonly nextCursor: string | null }> => {
  const reply = await transport.call<typeof ListDropPoints>({
    method: 'GET',
    path: '/partner/drop_point/list',
    body: filter,
    isIdempotentRead: true,
  });
  return { dropPoints: (reply.dropPoints ?? []).map(fromWire), nextCursor: reply.nextCursor ?? null };
};

/** Throws a delivery point away, so that the guest may enter it anew. @throws GatewayError 401 with `reply.reason`. */
export const releaseDropPoint = async (transport: Transport, reference: string): Promise<void> => {
  await transport.call<typeof ReleaseDropPoint>({
    method: 'POST',
    path: '/partner/drop_point/release',
    body: { reference },
    isIdempotentRead: true,
  });
};
