import { continueBulk, type RetriedTrip, stopBulk } from '@songwai/core/bulk/calls';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { bulkQuery } from '../bulk.queries.ts';

/** What a customer does with a file that is being booked. */
export interface RunActions {
  readonly isBusy: boolean;
  readonly error: GatewayError | null;
  readonly stop: () => void;
  /** Goes on with what waits, and with these failed trips. */
  readonly goOn: (trips: readonly RetriedTrip[]) => void;
}

/** Stops a file and goes on with it; each press once. */
export function useRunActions(bulkId: string): RunActions {
  const { transport } = usePortal();
  const queries = useQueryClient();
  const action = useAction();
  const run = (work: () => Promise<void>) =>
    void action.run(async () => {
      await work();
      await queries.invalidateQueries({ queryKey: bulkQuery(transport, bulkId).queryKey });
    });
  return {
    isBusy: action.isBusy,
    error: action.error,
    stop: () => run(() => stopBulk(transport, bulkId)),
    goOn: (trips) => run(() => continueBulk(transport, { bulkId, trips })),
  };
}
