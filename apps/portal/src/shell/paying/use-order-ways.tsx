import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { PayingWays } from '@songwai/features/orders/paying/paying-ways';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { overdueQuery } from '../menu/overdue.queries.ts';
import { useUser } from '../session/use-user.ts';
import { usePayingWays } from './use-paying-ways.tsx';

/** Asked of owners of companies that are not checked yet. */
const loadCheck = lazyPart(() => import('./invoice-check.tsx'), ['invoicing']);
/** For companies that are late. */
const loadResting = lazyPart(() => import('./invoice-resting.tsx'), ['invoicing']);

/** Below the ways to pay: why the monthly invoice is not among them. */
function LazyInvoiceCheck() {
  return (
    <LazyView load={loadCheck} skeleton={null} isOptional>
      {({ InvoiceCheck }) => <InvoiceCheck />}
    </LazyView>
  );
}

function LazyInvoiceResting() {
  return (
    <LazyView load={loadResting} skeleton={null} isOptional>
      {({ InvoiceResting }) => <InvoiceResting />}
    </LazyView>
  );
}

/** The ways to pay a new order or hire, with what its owner is to know of paying by invoice. */
export function useOrderWays(options: Parameters<typeof usePayingWays>[0] = {}): PayingWays {
  const ways = usePayingWays(options);
  const company = useUser()?.company ?? null;
  const { data: overdue } = useQuery({ ...overdueQuery(ways.transport), enabled: company !== null });
  if (overdue?.isPaused) {
    // The gateway would refuse it.
    const accepted = ways.accepted.filter((type) => type !== paymentType.invoice);
    return { ...ways, accepted, InvoiceCheck: LazyInvoiceResting };
  }
  return { ...ways, InvoiceCheck: company?.isOwner && !company.isVerified ? LazyInvoiceCheck : undefined };
}
