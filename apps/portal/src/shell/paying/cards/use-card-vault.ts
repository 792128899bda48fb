import type { CardVault } from '@songwai/core/payments/card';
import { createCardVault } from '@songwai/features/payments/vault/card-vault';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../portal-context.tsx';
import { startupQuery } from '../../startup.queries.ts';

/** The vault for a form that takes a card. */
export function useCardVault(): CardVault {
  const portal = usePortal();
  const queries = useQueryClient();
  return useMemo(
    () =>
      createCardVault({
        transport: portal.transport,
        readPublicKey: async () => (await queries.ensureQueryData(startupQuery(portal))).cardPublicKey,
        page: window,
      }),
    [portal, queries],
  );
}
