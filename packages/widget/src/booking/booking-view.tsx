import type { OrderState } from '@songwai/core/orders/order-state';
import { OrderPanel } from '@songwai/features/orders/panel/order-panel';
import { ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import { StopSearch } from '@songwai/features/orders/stops/stop-search';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { Booking } from './create-booking.ts';
import type { GuestState } from './guest-state.ts';
import './booking-view.css';

const wholeState = (state: GuestState) => state;
const loadBrand = lazyPart(() => import('../brand.tsx'));
const loadContacts = lazyPart(() => import('./page/whole-contacts.tsx'), ['order', 'errors']);
const isWhole = (state: OrderState) => state.isPickUpFixed ?? false;
const loadGuestPart = lazyPart(() => import('./guest-part.tsx'), ['order', 'errors']);

/** The booking element's content, where a partner's guest books without leaving the page. */
export function BookingView({ booking }: { readonly booking: Booking }) {
  const t = useTranslate();
  const { startup, hasStartupFailed, baseMap, paying } = useFlow(booking.guest, wholeState);
  const language = useLanguage();
  const isOneScreen = useFlow(booking.flow.store, isWhole);

  const guestPart = (isReview: boolean) => (
    <LazyView load={loadGuestPart} skeleton={null} isPatient>
      {({ GuestPart }) => <GuestPart {...{ booking, isReview }} />}
    </LazyView>
  );

  const content = (
    <section className="sw-booking" aria-label={t('widget.title')}>
      <ShellPartsContext value={paying ?? {}}>
        <OrderPanel
          layout="compact"
          flow={booking.flow}
          face={paying?.face}
          search={booking.search}
          StopSearch={StopSearch}
          brand={
            <LazyView load={loadBrand} skeleton={null} isPatient isOptional>
              {({ Brand }) => <Brand />}
            </LazyView>
          }
          mapBase={{ baseMap, tiles: startup?.tiles ?? null }}
          catalogProblem={hasStartupFailed ? { onRetry: () => void booking.retry() } : null}
          details={guestPart(true)}
          contacts={
            isOneScreen && !paying?.face ? (
              <LazyView load={loadContacts} skeleton={null}>
                {({ WholeContacts }) => <WholeContacts booking={booking} />}
              </LazyView>
            ) : null
          }
          onBookRequested={booking.ensureSignedOn}
          onTrack={booking.onTrack}
          trackingHref={(trackingId) => `${booking.gatewayOrigin}${language === 'en' ? '/en' : ''}/t/${trackingId}`}
        />
      </ShellPartsContext>
      {guestPart(false)}
    </section>
  );
  // Everything can be read, and nothing pressed.
  return booking.isReadOnly() ? <fieldset disabled>{content}</fieldset> : content;
}
