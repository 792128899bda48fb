import type { PaymentFlow } from '@songwai/core/payments/payment-state';
import { useEffect } from 'react';

/** Follows a payment while its view is there: less often out of sight, and at once on the way back from the bank's app. */
export function useFollowing(flow: PaymentFlow): void {
  useEffect(() => {
    const page = globalThis.document;
    const follow = () => flow.setBackground(page.visibilityState === 'hidden');
    follow();
    flow.start();
    page.addEventListener('visibilitychange', follow);
    return () => {
      page.removeEventListener('visibilitychange', follow);
      flow.dispose();
    };
  }, [flow]);
}
