import type { HireState } from '@songwai/core/full-day/hire-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { HireParts, HireSearchProps } from '@songwai/features/full-day/hire-parts';
import { AwaitedPayment } from '@songwai/features/orders/paying/attempts/awaited-payment';
import { BookingRefused } from '@songwai/features/orders/paying/attempts/booking-refused';
import { HirePayTerm } from '@songwai/features/partners/hire/hire-pay-term';
import { HireSearch } from '@songwai/features/partners/hire/hire-search';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { buttonClass } from '@songwai/ui/button/button';
import { linkClass } from '@songwai/ui/link/link';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import type { GuestState } from '../guest-state.ts';
import { useGuestHost } from '../paying/use-guest-host.ts';
import { useGuestWays } from '../paying/use-guest-ways.tsx';
import { showTracking } from '../show-tracking.ts';
import { openGuestHire } from './open-guest-hire.ts';

/** Where several places are visited on the day. */
const loadStops = lazyPart(() => import('@songwai/features/orders/stops/sorted-stops'), ['sorting']);
const loadPin = lazyPart(() => import('@songwai/features/partners/hire/hire-pin'), ['map', 'errors']);
const selectMapBase = ({ startup, baseMap }: GuestState) => ({ startup, baseMap });

/** The search for a place, or the map to pin it on: within the card, so the hire itself does not know that it is pinned. */
function Search({ near, onChoose, onCancel }: HireSearchProps) {
  const { transport, store } = useGuestHost();
  const { startup, baseMap } = useFlow(store, selectMapBase);
  const [search] = useState(() => createPlaceSearch({ transport }));
  const [isPinning, setIsPinning] = useState(false);
  useEffect(() => () => search.dispose(), [search]);
  if (!isPinning) return <HireSearch {...{ search, near, onChoose, onCancel }} onPin={() => setIsPinning(true)} />;
  return (
    <LazyView load={loadPin} skeleton={<Skeleton shape="block" height="360px" />}>
      {({ HirePin }) => (
        <HirePin
          {...{ search, near, onChoose }}
          mapBase={{ baseMap, tiles: startup?.tiles ?? null }}
          onCancel={() => setIsPinning(false)}
        />
      )}
    </LazyView>
  );
}

const selectTracked = ({ booking }: HireState) => (booking.status === 'booked' ? booking.trackingIds : noIds);
const noIds: readonly string[] = [];

interface FollowProps {
  readonly trackingId: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Follows a driver: in the page's tracking element, or else on our page. */
function Follow({ trackingId, className, children }: FollowProps) {
  const language = useLanguage();
  const { gatewayOrigin, host } = useGuestHost();
  return (
    <a
      className={className}
      href={`${gatewayOrigin}${language === 'en' ? '/en' : ''}/t/${trackingId}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => showTracking(host, trackingId) && event.preventDefault()}
    >
      {children}
    </a>
  );
}

/** The number of a job, which leads to its driver where there are several of them; one alone has the button below. */
function JobLink({ trackingId, children }: { readonly trackingId: string; readonly children: ReactNode }) {
  const isOne = useFlow(openGuestHire(useGuestHost()).flow.store, selectTracked).length === 1;
  if (isOne || trackingId === '') return <span className="sw-figures">{children}</span>;
  return (
    <Follow trackingId={trackingId} className={linkClass({ kind: 'standalone' })}>
      <span className="sw-link__text sw-figures">{children}</span>
    </Follow>
  );
}

/** The button to the only driver. */
function BookedNext() {
  const t = useTranslate();
  const [trackingId = '', ...others] = useFlow(openGuestHire(useGuestHost()).flow.store, selectTracked);
  if (trackingId === '' || others.length > 0) return null;
  return (
    <Follow trackingId={trackingId} className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}>
      {t('order.track')}
    </Follow>
  );
}

/** What an element adds to a hire. Without a quotation: a hire by the month is made out on our own page. */
export const guestHireParts: HireParts = {
  Search,
  Stops: (props) => (
    <LazyView load={loadStops} skeleton={<Skeleton shape="block" height="128px" />}>
      {({ SortedStops }) => <SortedStops {...props} />}
    </LazyView>
  ),
  Payment: (props) => <HirePayTerm {...props} ways={useGuestWays()} />,
  Awaited: (props) => <AwaitedPayment {...props} ways={useGuestWays()} />,
  Refused: (props) => <BookingRefused {...props} ways={useGuestWays()} />,
  JobLink,
  BookedNext,
};
