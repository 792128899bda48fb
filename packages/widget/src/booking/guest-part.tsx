import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect, useRef } from 'react';
import type { Booking } from './create-booking.ts';
import type { GuestState } from './guest-state.ts';
import { hasTermsToAccept } from './guest-terms.ts';
import { SignOnNotice } from './sign-on-notice.tsx';

interface GuestPartProps {
  readonly booking: Booking;
  /** Shown among the contacts; otherwise under the form. */
  readonly isReview: boolean;
}

/** Needed only when there is a new version to accept. */
const loadConsent = lazyPart(() => import('./guest-consent.tsx'), ['consent']);
const loadExtras = lazyPart(() => import('./extras/guest-extras.tsx'));
const selectSignOn = (state: GuestState) => state;

/** Messages and questions to the guest beside the order. */
export function GuestPart({ booking, isReview }: GuestPartProps) {
  const { signOn, bookingStopped = 0 } = useFlow(booking.guest, selectSignOn);
  const notice = useRef<HTMLDivElement>(null);
  const hasTerms = useFlow(booking.guest, hasTermsToAccept);

  // The notice is shown under the form, where a guest who pressed the button sees it.
  useEffect(() => {
    if (bookingStopped > 0) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [bookingStopped]);

  if (isReview) {
    return (
      <>
        <LazyView load={loadExtras} skeleton={null} isPatient isOptional>
          {({ GuestExtras }) => <GuestExtras guest={booking.guest} />}
        </LazyView>
        {hasTerms ? (
          <LazyView load={loadConsent} skeleton={null}>
            {({ GuestConsent }) => <GuestConsent booking={booking} />}
          </LazyView>
        ) : null}
      </>
    );
  }
  // An early sign-on may fail silently, because the booking tries it again.
  const isSaid =
    signOn.status === 'missing' || signOn.status === 'refused' || (signOn.status === 'unreachable' && bookingStopped > 0);
  return isSaid ? (
    <div ref={notice}>
      <SignOnNotice signOn={signOn} />
    </div>
  ) : null;
}
