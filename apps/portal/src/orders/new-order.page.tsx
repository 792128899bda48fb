import { loadOrderChoices } from '@songwai/features/orders/order-loaders';
import { OrderPanel } from '@songwai/features/orders/panel/order-panel';
import { type ContactPartProps, type PayTermPartProps, ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import '@songwai/features/orders/order-page.css';
import { useReview } from '@songwai/features/orders/review/use-review';
import { EarlyStopSearch, loadStopResults } from '@songwai/features/orders/stops/early-stop-search';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLateTexts } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { whenIdle, whenPainted } from '@songwai/features/shared/when-idle';
import { Button } from '@songwai/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import { useAddress } from '../routes/use-address.ts';
import { PageLoading } from '../shell/errors/page-loading.tsx';
import { HeaderBrand } from '../shell/header/header-brand.tsx';
import { HeaderMenu } from '../shell/header/header-menu.tsx';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { signInPath } from '../shell/session/came-from.ts';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';
import { openSearch } from './open-search.ts';
import type { PasteRequest } from './paste-chat.tsx';
import { loadMomentPickers, PickMoment } from './pick-moment.tsx';

const loadOutOfService = lazyPart(() => import('./out-of-service.page.tsx'), ['closed']);

const loadAddress = lazyPart(() => import('./order-address.tsx'));

const loadHelp = lazyPart(() => import('../shell/help/help-part.tsx'), ['helpline', 'help']);

const loadPaste = lazyPart(() => import('./paste-chat.tsx'), ['paste']);

/** As wide as the button that comes with the code, so that nothing moves then. */
const pasteSpace = (
  <Button variant="quiet" isDisabled aria-hidden="true">
    {'\u2003'.repeat(8)}
  </Button>
);

const loadOwnParts = lazyPart(async () => (await import('./own-parts.tsx')).ownParts, ['links']);

const loadReview = lazyPart(async () => (await import('./own-review.tsx')).ownReview, ['review', 'order', 'errors', 'paying']);

/** Whether the address names stops, as a link to an order does. */
const isOrderLink = (search: string) => /[?&](from|to)=/.test(search);

/** A part that only our own page has. */
function OwnPart({ name }: { readonly name: 'Details' | 'AfterBooking' | 'ShareQuote' }) {
  return (
    <LazyView load={loadOwnParts} skeleton={null} isOptional>
      {({ [name]: Part }) => <Part />}
    </LazyView>
  );
}

/** What our own page adds to a contact. */
function ContactPart(props: ContactPartProps) {
  return (
    <LazyView load={loadOwnParts} skeleton={null} isOptional>
      {({ ContactPart: Part }) => <Part {...props} />}
    </LazyView>
  );
}

/** The ways to pay that only our own page has. */
function PayTerm(props: PayTermPartProps) {
  return (
    <LazyView load={loadOwnParts} skeleton={props.children}>
      {({ PayTerm: Part }) => <Part {...props} />}
    </LazyView>
  );
}

/** The order form over the map. A visitor who books goes to the sign-in page and comes back to the same draft. */
export function NewOrderPage() {
  const portal = usePortal();
  const { session, transport, part } = portal;
  const order = part(openOrder);
  const search = part(openSearch);
  const lateTexts = useLateTexts();
  const language = useLanguage();
  const { search: addressSearch } = useAddress();
  // The link leaves the address once it is filled in, and until then is not taken anew.
  const [linkSearch] = useState(addressSearch);
  const navigate = useLocalizedNavigate();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const owner = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user.userId : null));

  // Fitting an order to a catalogue takes code that nobody needs to see the stops.
  useEffect(() => startup.data && whenPainted(() => order.offerCatalog(startup.data.catalog)), [startup.data, order]);

  // Once the stops are seen, what the first press needs and what is seen below them; what opens later after that. A failed load is tried again
  // when needed.
  useEffect(() => {
    let callOff = () => {};
    const stopWaiting = whenPainted(() => {
      const first = Promise.allSettled([loadStopResults(), lateTexts.bring(loadOrderChoices)]);
      callOff = whenIdle(() => void first.then(() => Promise.all([loadMomentPickers(), loadReview()])).catch(() => undefined));
    });
    return () => {
      stopWaiting();
      callOff();
    };
  }, [lateTexts]);

  const [pasted, setPasted] = useState<PasteRequest | null>(null);
  const shellParts = useMemo(
    () => ({
      personal: owner === null ? null : { transport, owner },
      onFullDay: () => navigate('/fullday'),
      searchWays: (
        <LazyView load={loadPaste} skeleton={null} isOptional>
          {({ PasteWay }) => <PasteWay onPaste={setPasted} />}
        </LazyView>
      ),
      ContactPart,
      PayTerm,
    }),
    [navigate, transport, owner],
  );

  const isBooked = useFlow(order.store, (state) => state.booking.status === 'booked');

  const handleBookRequested = (): boolean => {
    if (session.store.getState().status === 'signedIn') return true;
    navigate(signInPath('/neworder'));
    return false;
  };

  const review = useReview(order, { load: loadReview, onBookRequested: handleBookRequested });

  if (startup.data?.isOutOfService && !isBooked)
    return (
      <LazyView load={loadOutOfService} skeleton={<PageLoading />}>
        {({ OutOfServicePage }) => <OutOfServicePage />}
      </LazyView>
    );
  return (
    <ShellPartsContext value={shellParts}>
      <OrderPanel
        layout="page"
        flow={order}
        search={search}
        StopSearch={EarlyStopSearch}
        brand={<HeaderBrand />}
        corner={
          <HeaderMenu
            isFloating
            help={
              <LazyView load={loadHelp} skeleton={null} isPatient isOptional>
                {({ HelpPart }) => <HelpPart place="header" />}
              </LazyView>
            }
          />
        }
        mapBase={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null, near: transport }}
        catalogProblem={startup.isError && !startup.data ? { onRetry: () => void startup.refetch() } : null}
        moment={PickMoment}
        tools={
          <LazyView load={loadPaste} skeleton={pasteSpace} isPatient isOptional>
            {({ PasteButton }) => <PasteButton onPaste={setPasted} />}
          </LazyView>
        }
        hasReview
        face={review}
        priceTools={<OwnPart name="ShareQuote" />}
        afterBooking={<OwnPart name="AfterBooking" />}
        details={<OwnPart name="Details" />}
        onBookRequested={handleBookRequested}
        trackingHref={(trackingId) => localizedPath(language, `/t/${trackingId}`)}
        onTrack={(trackingId) => navigate(`/t/${trackingId}`)}
      />
      {isOrderLink(linkSearch) ? (
        <LazyView load={loadOwnParts} skeleton={null}>
          {({ LinkedOrder }) => <LinkedOrder search={linkSearch} />}
        </LazyView>
      ) : null}
      <LazyView load={loadPaste} skeleton={null} isPatient isOptional>
        {({ PasteChat }) => <PasteChat {...{ pasted }} onPaste={setPasted} />}
      </LazyView>
      <LazyView load={loadHelp} skeleton={null} isPatient isOptional>
        {({ HelpPart }) => <HelpPart place="page" />}
      </LazyView>
      <LazyView load={loadAddress} skeleton={null} isPatient isOptional>
        {({ OrderAddress }) => <OrderAddress />}
      </LazyView>
    </ShellPartsContext>
  );
}
