import type { PayingSurroundings } from '@songwai/core/payments/paying/paying-flow';
import type { StartedPaying } from '@songwai/core/payments/paying/paying-flow-state';
import { useClock } from '@songwai/features/shared/clock-context';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../../portal-context.tsx';

/**
 * The paying of this visit to the page. What is open when it ends stays open, and the page shows it.
 * @param changed begins the keys of all that a movement of money changes.
 */
export function usePayingFlow<Flow extends StartedPaying>(
  changed: QueryKey,
  create: (surroundings: PayingSurroundings) => Flow,
): Flow {
  const { transport, random } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const [flow] = useState(() =>
    create({
      transport,
      random,
      clock: () => clock().getTime(),
      onChange: () => void queries.invalidateQueries({ queryKey: changed }),
    }),
  );
  useEffect(() => flow.leave, [flow]);
  return flow;
}
