import { AwaitedBody, AwaitedHead } from '@songwai/features/orders/paying/attempts/awaited-order';
import { AwaitedPayment } from '@songwai/features/orders/paying/attempts/awaited-payment';
import type { PayingHost } from './paying-host.ts';
import { useGuestWays } from './use-guest-ways.tsx';

interface GuestAwaitedProps {
  readonly own: PayingHost;
  /** Whether the press that books this job was just now. */
  readonly isNew: (jobId: string) => boolean;
}

/** The payment that the guest's booking waits for, inside the element. */
function GuestAwaited({ own, isNew }: GuestAwaitedProps) {
  const ways = useGuestWays(own);
  return (
    <AwaitedBody
      flow={own.flow}
      renderPayment={(props) => <AwaitedPayment key={props.jobId} {...props} ways={ways} isNew={isNew(props.jobId)} />}
    />
  );
}

/** Head and body in place of the form, loaded together. */
export const guestAwaited = { AwaitedHead, GuestAwaited };
