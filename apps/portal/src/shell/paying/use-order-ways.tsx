import type { PayingWays } from '@songwai/features/orders/paying/paying-ways';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useUser } from '../session/use-user.ts';
import { usePayingWays } from './use-paying-ways.tsx';

/** Asked of owners of companies that are not checked yet. */
const loadCheck = lazyPart(() => import('./invoice-check.tsx'), ['invoicing']);

/** Below the ways to pay: why the monthly invoice is not among them. */
function LazyInvoiceCheck() {
  return (
    <LazyView load={loadCheck} skeleton={null} isOptional>
      {({ InvoiceCheck }) => <InvoiceCheck />}
    </LazyView>
  );
}

/** The ways to pay a new order or hire, with what its owner is to know of paying by invoice. */
export function useOrderWays(options: Parameters<typeof usePayingWays>[0] = {}): PayingWays {
  const ways = usePayingWays(options);
  const company = useUser()?.company;
  return { ...ways, InvoiceCheck: company?.isOwner && !company.isVerified ? LazyInvoiceCheck : undefined };
}
