import type { FileOrderFlow } from '@songwai/core/bulk/order/file-order-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { fetchBulkRows } from '@songwai/core/bulk/start-calls';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect, useState } from 'react';
import { useAddress } from '../routes/use-address.ts';
import { useAction } from '../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';

interface EarlierFile {
  /** It is being fetched, so that nothing else is shown. */
  readonly isOpening: boolean;
  /** Another file is being checked, which it would replace: the person decides. */
  readonly isAsking: boolean;
  readonly error: GatewayError | null;
  readonly open: () => void;
  readonly leave: () => void;
}

/** Opens the rows of an earlier file (`?again=`), or of it those that were left out (`&left=1`), as if it had been chosen now. */
export function useEarlierFile({ rows, order }: { readonly rows: RowsFlow; readonly order: FileOrderFlow }): EarlierFile {
  const { transport } = usePortal();
  const { search } = useAddress();
  const navigate = useLocalizedNavigate();
  const action = useAction();
  const asked = new URLSearchParams(search);
  const bulkId = asked.get('again');
  const isLeftOnly = asked.has('left');
  const isRestored = useFlow(rows.store, (state) => state.isRestored);
  const hasFile = useFlow(rows.store, (state) => state.file !== null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const mayOpen = bulkId !== null && isRestored && (isConfirmed || !hasFile);

  const fetchAndLoad = () =>
    void action.run(async () => {
      if (bulkId === null) return;
      const earlier = await fetchBulkRows(transport, bulkId);
      const wanted = isLeftOnly ? earlier.rows.filter(({ trip }) => trip === null) : earlier.rows;
      rows.load({
        ...{ fileName: earlier.fileName, columns: {}, later: [], total: wanted.length },
        rows: wanted.map(({ number, cells }) => ({ number, cells })),
      });
      order.renew();
      order.change({ pickUp: earlier.pickUp, vehicleId: earlier.vehicleId });
      navigate('/upload', { replace: true });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that is asked for
  useEffect(() => {
    if (mayOpen) fetchAndLoad();
  }, [mayOpen, bulkId]);

  return {
    isOpening: bulkId !== null && (action.isBusy || !isRestored),
    isAsking: bulkId !== null && isRestored && hasFile && !isConfirmed && !action.isBusy,
    error: action.error,
    open: () => (action.error ? fetchAndLoad() : setIsConfirmed(true)),
    leave: () => navigate('/upload', { replace: true }),
  };
}
