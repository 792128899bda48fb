import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { findPlaceAt } from '@songwai/core/places/calls';
import { PinProblem } from '@songwai/features/places/pin-problem';
import { usePin } from '@songwai/features/places/use-pin';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { type MapBase, useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';
import { usePortal } from '../../shell/portal-context.tsx';

interface HireMapProps {
  readonly flow: HireFlow;
  readonly mapBase: MapBase;
  readonly isStrip: boolean;
}

const selectMap = ({ draft, mode, booking }: HireState) => {
  // A booking starts a new draft, so the map shows the hire as sent.
  const isBooked = booking.status === 'booked';
  return {
    isBooked,
    stops: (isBooked ? booking.sent.draft : draft).stops,
    pinKey: mode.kind === 'searchLocation' && mode.isPinning ? mode.stopKey : null,
  };
};

/** The places of a hire, with a pin for one of them. There is no route: the driver is told the way on the day. */
export function HireMap({ flow, mapBase, isStrip }: HireMapProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const base = useMapBase(mapBase);
  const { isBooked, stops, pinKey } = useFlow(flow.store, selectMap);
  const pin = usePin({
    flow,
    search: { reverse: (lat, lng) => findPlaceAt(transport, { lat, lng }) },
    ...{ pinKey, onPinEnd: flow.leaveMode },
  });
  const shown = stops.flatMap(({ key, place }, index) =>
    place
      ? [
          {
            id: key,
            label: String(index + 1),
            name: place.name,
            detail: t(index === 0 ? 'hire.workPlace' : 'hire.onTheWay'),
            lat: place.lat,
            lng: place.lng,
            state: index === 0 ? ('focus' as const) : ('stop' as const),
          },
        ]
      : [],
  );
  return (
    <>
      <MapView
        {...base}
        {...{ isStrip, stops: shown, route: null }}
        isPinDropping={pinKey !== null}
        pinStart={stops.find(({ key }) => key === pinKey)?.place}
        pinPlace={pin.placeText}
        onPinMove={pin.look}
        onPinDrop={pin.drop}
        onPinCancel={flow.leaveMode}
        onStopMove={isStrip || isBooked ? undefined : pin.move}
      />
      <PinProblem pin={pin} />
    </>
  );
}
