import { LazyContactPeople } from '@songwai/features/orders/opening/personal/lazy-contact-people';
import { type ContactPartProps, type PayTermPartProps, ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useContext } from 'react';
import { LinkedOrder } from './links/linked-order.tsx';
import { ShareQuote } from './links/share-quote.tsx';

const loadDetails = lazyPart(
  () => import('./details/order-details.tsx'),
  ['reference', 'details', 'collection', 'parcel', 'photos', 'billing', 'errors'],
);
const loadAfterBooking = lazyPart(() => import('./booked/after-booking.tsx'), ['booked', 'paying']);

/** What our own page asks after the contacts. */
function Details() {
  return (
    <LazyView load={loadDetails} skeleton={null} isOptional>
      {({ OrderDetails }) => <OrderDetails />}
    </LazyView>
  );
}

const loadCollection = lazyPart(() => import('./collection/collection-field.tsx'), ['collection']);

/** Whom to fill in, and what the driver collects there. */
function ContactPart(props: ContactPartProps) {
  const { personal } = useContext(ShellPartsContext);
  return (
    <>
      {personal ? <LazyContactPeople {...props} /> : null}
      <LazyView load={loadCollection} skeleton={null} isOptional>
        {({ CollectionField }) => <CollectionField {...props} />}
      </LazyView>
    </>
  );
}

const loadPayTerm = lazyPart(() => import('./paying/order-pay-term.tsx'), ['paying', 'order', 'errors']);

/** How the order is paid, in the bar. */
function PayTerm({ flow, children }: PayTermPartProps) {
  return (
    <LazyView load={loadPayTerm} skeleton={children}>
      {({ OrderPayTerm }) => <OrderPayTerm flow={flow} />}
    </LazyView>
  );
}

/** What may be done after booking. */
function AfterBooking() {
  return (
    <LazyView load={loadAfterBooking} skeleton={null} isOptional>
      {({ AfterBooking: Loaded }) => <Loaded />}
    </LazyView>
  );
}

/** What our own page has besides the order form that partners show, too; one file, because a first look needs none of it. */
export const ownParts = { Details, ContactPart, PayTerm, AfterBooking, ShareQuote, LinkedOrder };
