import type { OrderFlow } from '@songwai/core/orders/order-state';
import { AwaitedBody } from '@songwai/features/orders/paying/attempts/awaited-order';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { loadAwaitedJob } from '../../shell/paying/load-awaited-job.ts';

/** The payment of the order that was just booked, in place of its confirmation. */
export function AwaitedView({ flow }: { readonly flow: OrderFlow }) {
  return (
    <AwaitedBody
      flow={flow}
      renderPayment={(props) => (
        <LazyView load={loadAwaitedJob} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ AwaitedJob }) => <AwaitedJob key={props.jobId} isNew {...props} />}
        </LazyView>
      )}
    />
  );
}
