import type { Satang } from '@songwai/core/basics/money';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { PayTerm } from '@songwai/features/orders/paying/pay-term';
import { useOrderWays } from '../../shell/paying/use-order-ways.tsx';

interface HirePayTermProps {
  readonly flow: HireFlow;
  readonly netSatang: Satang | null;
  readonly isPaying: boolean;
}

/** How a hire is paid, with the customer's own ways. */
export function HirePayTerm(props: HirePayTermProps) {
  return <PayTerm {...props} ways={useOrderWays({ isHire: true })} />;
}
