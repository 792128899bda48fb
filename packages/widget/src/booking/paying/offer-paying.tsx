import type { OrderState } from '@songwai/core/orders/order-state';
import { unpaidBooking } from '@songwai/core/orders/unpaid-booking';
import type { PayTermPartProps } from '@songwai/features/orders/shell-parts-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { type GuestHost, signedOnGuest } from '../guest-state.ts';
import { PayingTexts } from './paying-texts.tsx';
import { restoreAwaited } from './restore-awaited.ts';

const texts = ['paying', 'payments', 'cards', 'forms', 'order', 'errors'] as const;
const loadWays = lazyPart(() => import('./guest-ways-parts.tsx'), texts);
const loadAwaited = lazyPart(async () => (await import('./guest-awaited.tsx')).guestAwaited, texts);

function PayTerm({ children }: PayTermPartProps) {
  return (
    <PayingTexts>
      <LazyView load={loadWays} skeleton={children} isPatient>
        {({ GuestPayTerm }) => <GuestPayTerm />}
      </LazyView>
    </PayingTexts>
  );
}

function PaySection() {
  return (
    <PayingTexts>
      <LazyView load={loadWays} skeleton={<Skeleton shape="block" height="180px" />}>
        {({ GuestPaySection }) => <GuestPaySection />}
      </LazyView>
    </PayingTexts>
  );
}

/** Puts the ways to pay into the order form, once for each element, and shows what a booking has to wait for. */
export const offerPaying = (own: GuestHost): void => {
  const { store, flow, host } = own;
  if (store.getState().paying?.PayTerm) return;

  /** The job whose payment was waiting when this page was opened. */
  let restoredId: string | null = null;
  const face = {
    head: (
      <PayingTexts>
        <LazyView load={loadAwaited} skeleton={<Skeleton height="44px" />}>
          {({ AwaitedHead }) => <AwaitedHead flow={flow} />}
        </LazyView>
      </PayingTexts>
    ),
    body: (
      <PayingTexts>
        <LazyView load={loadAwaited} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ GuestAwaited }) => <GuestAwaited isNew={(jobId) => jobId !== restoredId} />}
        </LazyView>
      </PayingTexts>
    ),
    bar: null,
  };

  const follow = ({ booking }: OrderState, { booking: before }: OrderState) => {
    const isAwaited = unpaidBooking(booking) !== null;
    // A hire by the day has a face, too.
    store.setState(({ paying }) => ({
      paying: { ...paying, own, PayTerm, PaySection, face: isAwaited ? face : paying?.face === face ? undefined : paying?.face },
    }));
    const isPaid = booking.status === 'booked' && !isAwaited && (booking.payment !== null || unpaidBooking(before) !== null);
    if (!isPaid || before === booking) return;
    const { jobId, trackingId } = booking;
    // As `emitFrom` does, which the loader would have to export for this alone.
    host.dispatchEvent(new CustomEvent('songwai:booked', { detail: { jobId, trackingId }, bubbles: true, composed: true }));
  };

  const now = flow.store.getState();
  follow(now, now);
  flow.store.subscribe((state, before) => state.booking !== before.booking && follow(state, before));

  const jobId = signedOnGuest(store.getState())?.awaitedJobId;
  if (jobId === undefined) return;
  restoredId = jobId;
  void restoreAwaited(own, jobId);
};
