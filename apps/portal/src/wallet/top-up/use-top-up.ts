import { createTopUpFlow } from '@songwai/core/wallet/top-up-flow';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-state';
import { useClock } from '@songwai/features/shared/clock-context';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { walletKey } from '../wallet.queries.ts';

/** The top-up of this visit to the page. What is open when it ends stays open, and the wallet shows it. */
export function useTopUp(): TopUpFlow {
  const { transport, random } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const [flow] = useState(() =>
    createTopUpFlow({
      transport,
      random,
      clock: () => clock().getTime(),
      onChange: () => void queries.invalidateQueries({ queryKey: walletKey }),
    }),
  );
  useEffect(() => flow.leave, [flow]);
  return flow;
}
