import { AwaitedBody, AwaitedHead } from '@songwai/features/orders/paying/attempts/awaited-order';
import { AwaitedPayment } from '@songwai/features/orders/paying/attempts/awaited-payment';
import { useGuestHost } from './use-guest-host.ts';
import { useGuestWays } from './use-guest-ways.tsx';

interface GuestAwaitedProps {
  /** Whether the press that books this job was just now. */
  readonly isNew: (jobId: string) => boolean;
}

/** The payment that the guest's booking waits for, inside the element. */
function GuestAwaited({ isNew }: GuestAwaitedProps) {
  const ways = useGuestWays();
  const { flow } = useGuestHost();
  return (
    <AwaitedBody
      flow={flow}
      renderPayment={(props) => <AwaitedPayment key={props.jobId} {...props} ways={ways} isNew={isNew(props.jobId)} />}
    />
  );
}

/** Head and body in place of the form, loaded together. */
export const guestAwaited = { AwaitedHead, GuestAwaited };
