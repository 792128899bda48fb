import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import type { FrameLayout } from '@songwai/ui/map-frame/map-frame';
import { MapFrame } from '@songwai/ui/map-frame/map-frame';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { useIsNarrow } from '../../shared/use-is-narrow.ts';
import type { MapBase } from '../../shared/use-map-base.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import { OrderMapTools } from '../map/order-map-tools.tsx';
import { loadCheckoutView, loadOrderBar, loadOrderMap } from '../order-loaders.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';
import type { MomentFieldsProps } from '../schedule/moment-fields.tsx';
import type { StopSearchProps } from '../stops/use-stop-search.ts';
import type { BookRequested } from '../use-booking.ts';
import { OrderHead } from './order-head.tsx';
import { BarSkeleton, ContactsSkeleton, OrderSkeleton } from './order-skeleton.tsx';
import { OrderStep } from './order-step.tsx';
import './order-panel.css';

export interface OrderPanelProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  /** Called before the contacts, and with `true` before booking; the shell signs the customer in and returns whether to go on. */
  readonly onBookRequested: BookRequested;
  /** The shell's own questions, shown after the contacts. */
  readonly details?: ReactNode;
  /** What the shell offers to do with a price. */
  readonly priceTools?: ReactNode;
  /** What the shell offers after the confirmation. */
  readonly afterBooking?: ReactNode;
  /** The last step leads to a look through the whole order, which books; without it the step itself books. */
  readonly hasReview?: boolean | undefined;
  /** The shell's contacts below the first step, which make it the whole order: it books, and there is no second step. */
  readonly contacts?: ReactNode;
  /** Of the shell, in the place of the steps: the review. */
  readonly face?: OrderFace | undefined;
  readonly trackingHref: (trackingId: string) => string;
  /** Handles the press on the tracking link in a shell that navigates itself; `false` follows the link. */
  readonly onTrack?: ((trackingId: string) => unknown) | undefined;
  /** A shell that opens with a search has all of its code from the start, ours the field alone. */
  readonly StopSearch: ComponentType<StopSearchProps>;
  /** The base map; null shows none (the map's strip is left out). */
  readonly mapBase: MapBase | null;
  readonly layout: FrameLayout;
  readonly brand?: ReactNode;
  /** Floats in the map's upper right corner. */
  readonly corner?: ReactNode;
  /** The shell's own buttons beside those that add and swap stops. */
  readonly tools?: ReactNode;
  /** The shell's own fields for day and time, instead of the device's. */
  readonly moment?: ComponentType<MomentFieldsProps> | undefined;
  /** Set if the start-up data could not be loaded: shows an error instead of the choices, with a retry. */
  readonly catalogProblem?: { readonly onRetry: () => void } | null | undefined;
}

/** What stands in the places of the panel. */
export interface OrderFace {
  readonly head: ReactNode;
  readonly body: ReactNode;
  readonly bar: ReactNode;
  /** In the place of the order's own map; absent: that stays. */
  readonly map?: ReactNode;
}

const selectFace = (state: OrderState) => ({
  isRestored: state.isRestored,
  isBooked: state.booking.status === 'booked',
  hasContacts: state.draft.step.currentStep > 0,
  searchingKey: state.mode.kind === 'searchLocation' ? state.mode.stopKey : null,
});

/** The whole order: stops, vehicle and price beside the map, then the contacts, then the confirmation. */
export function OrderPanel(props: OrderPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const isWhole = Boolean(props.contacts);
  // Here, so that it does not render again with each change of the faces.
  const bar = (
    <LazyView load={loadOrderBar} skeleton={<BarSkeleton />} isPatient>
      {({ OrderBar }) => <OrderBar {...props} {...{ root, isWhole }} />}
    </LazyView>
  );
  return (
    <LiveAnnouncer>
      <OrderFaces {...props} {...{ root, bar, isWhole }} />
    </LiveAnnouncer>
  );
}

interface OrderFacesProps extends OrderPanelProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly bar: ReactNode;
  /** There is no second step. */
  readonly isWhole: boolean;
}

function OrderFaces(props: OrderFacesProps) {
  const { flow, search, mapBase, layout, brand, corner, face, root, bar, isWhole } = props;
  const isNarrow = useIsNarrow(root) || layout === 'compact';
  const [pinKey, setPinKey] = useState<string | null>(null);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [preview, setPreview] = useState<Place | null>(null);
  const { isRestored, isBooked, hasContacts, searchingKey } = useFlow(flow.store, selectFace);

  useEffect(() => (isRestored ? whenIdle(() => void preloadOrderParts(flow, layout)) : undefined), [isRestored, flow, layout]);

  const isMapAlone = isNarrow && (pinKey !== null || isMapOpen);
  const isSearchAlone = isNarrow && layout === 'page' && searchingKey !== null && pinKey === null;

  const isStrip = isNarrow && !isMapAlone;
  // Not again with each search that opens or ends.
  const map = useMemo(() => {
    if (!mapBase) return null;
    const handlePinEnd = () => {
      setPinKey(null);
      flow.leaveMode();
    };
    return (
      <LazyView load={loadOrderMap} skeleton={null} isPatient={pinKey === null}>
        {({ OrderMap }) => <OrderMap {...{ flow, search, mapBase, pinKey, preview, isStrip }} onPinEnd={handlePinEnd} />}
      </LazyView>
    );
  }, [flow, search, mapBase, pinKey, preview, isStrip]);

  const renderBody = () => {
    if (!isRestored) return <OrderSkeleton />;
    if (face) return face.body;
    if (isBooked || (hasContacts && !isWhole)) {
      return (
        <LazyView load={loadCheckoutView} skeleton={<ContactsSkeleton />}>
          {({ CheckoutView }) => <CheckoutView {...props} isBooked={isBooked} />}
        </LazyView>
      );
    }
    return (
      <>
        <OrderStep {...props} {...{ isSearchAlone, pinKey }} isShort={isWhole} onPin={setPinKey} onPreview={setPreview} />
        {props.contacts}
      </>
    );
  };

  const canOrder = isRestored && !isBooked && !props.catalogProblem;
  return (
    <div ref={root} className={`sw-order sw-order--${layout}`}>
      <MapFrame
        layout={layout}
        strip="low"
        narrowView={isMapAlone ? 'map' : isSearchAlone ? 'panel' : 'both'}
        brand={brand}
        corner={
          map ? (
            <OrderMapTools
              isNarrow={isNarrow}
              isOpen={isMapOpen}
              isPinning={pinKey !== null}
              onToggle={() => setIsMapOpen(!isMapOpen)}
            >
              {corner}
            </OrderMapTools>
          ) : (
            corner
          )
        }
        head={face?.head ?? <OrderHead {...{ flow, layout, isNarrow, isSearchAlone, isWhole }} />}
        map={face?.map ?? map}
        bar={face?.bar ?? (canOrder && bar)}
      >
        {renderBody()}
      </MapFrame>
    </div>
  );
}
