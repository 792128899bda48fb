import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { Booking } from './create-booking.ts';
import type { GuestState } from './guest-state.ts';
import { hasTermsToAccept } from './guest-terms.ts';
import { SignOnNotice } from './sign-on-notice.tsx';

interface GuestPartProps {
  readonly booking: Booking;
  /** Stands among the contacts; else under the form. */
  readonly isReview: boolean;
}

/** Only a guest of new versions needs it. */
const loadConsent = lazyPart(() => import('./guest-consent.tsx'), ['consent']);
const selectSignOn = ({ signOn }: GuestState) => signOn;

/** What is said to the guest beside the order itself. */
export function GuestPart({ booking, isReview }: GuestPartProps) {
  const signOn = useFlow(booking.guest, selectSignOn);
  const hasTerms = useFlow(booking.guest, hasTermsToAccept);
  if (isReview) {
    return hasTerms ? (
      <LazyView load={loadConsent} skeleton={null}>
        {({ GuestConsent }) => <GuestConsent booking={booking} />}
      </LazyView>
    ) : null;
  }
  if (signOn.status === 'missing') return <SignOnNotice missing={signOn.names} />;
  return signOn.status === 'refused' ? <SignOnNotice missing={[]} /> : null;
}
