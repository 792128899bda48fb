import { OrderPanel } from '@songwai/features/orders/panel/order-panel';
import '@songwai/features/orders/order-page.css';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { Button } from '@songwai/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
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

const loadHints = lazyPart(() => import('./order-hints.tsx'), ['hints']);

const loadPaste = lazyPart(() => import('./paste-chat.tsx'), ['paste']);

/** As wide as the button that comes with the code, so that nothing moves then. */
const pasteSpace = (
  <Button variant="quiet" isDisabled aria-hidden="true">
    {'\u2003'.repeat(8)}
  </Button>
);

const loadReference = lazyPart(() => import('./order-reference.tsx'), ['reference']);

/** The order form over the map. A visitor who books goes to the sign-in page and comes back to the same draft. */
export function NewOrderPage() {
  const portal = usePortal();
  const { session, transport, part } = portal;
  const order = part(openOrder);
  const search = part(openSearch);
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const canPayByInvoice = useFlow(session.store, (state) => state.status === 'signedIn' && state.user.isInvoiceEnabled);

  useEffect(() => {
    if (startup.data) order.offerCatalog(startup.data.catalog);
  }, [startup.data, order]);

  // A failed load is tried again when needed.
  useEffect(() => whenIdle(() => void loadMomentPickers().catch(() => undefined)), []);

  const [pasted, setPasted] = useState<PasteRequest | null>(null);

  const isBooked = useFlow(order.store, (state) => state.booking.status === 'booked');

  const handleBookRequested = (): boolean => {
    if (session.store.getState().status === 'signedIn') return true;
    navigate(signInPath('/neworder'));
    return false;
  };

  if (startup.data?.isOutOfService && !isBooked)
    return (
      <LazyView load={loadOutOfService} skeleton={<PageLoading />}>
        {({ OutOfServicePage }) => <OutOfServicePage />}
      </LazyView>
    );
  return (
    <>
      <OrderPanel
        layout="page"
        flow={order}
        search={search}
        brand={<HeaderBrand />}
        corner={<HeaderMenu isFloating />}
        mapBase={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null, near: transport }}
        catalogProblem={startup.isError ? { onRetry: () => void startup.refetch() } : null}
        canPayByInvoice={canPayByInvoice}
        moment={PickMoment}
        tools={
          <LazyView load={loadPaste} skeleton={pasteSpace} isPatient isOptional>
            {({ PasteButton }) => <PasteButton onPaste={setPasted} />}
          </LazyView>
        }
        review={
          <LazyView load={loadReference} skeleton={null} isOptional>
            {({ OrderReference }) => <OrderReference />}
          </LazyView>
        }
        onBookRequested={handleBookRequested}
        trackingHref={(trackingId) => localizedPath(language, `/t/${trackingId}`)}
        onTrack={(trackingId) => navigate(`/t/${trackingId}`)}
      />
      <LazyView load={loadPaste} skeleton={null} isPatient isOptional>
        {({ PasteChat }) => <PasteChat {...{ pasted }} onPaste={setPasted} />}
      </LazyView>
      <LazyView load={loadHints} skeleton={null} isPatient isOptional>
        {({ OrderHints }) => <OrderHints />}
      </LazyView>
    </>
  );
}
