import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { findPlaceAt } from '@songwai/core/places/calls';
import { MapView } from '@songwai/ui/map/map-view';
import { PinProblem } from '../../places/pin-problem.tsx';
import { usePin } from '../../places/use-pin.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { type MapBase, useMapBase } from '../../shared/use-map-base.ts';

export interface HireMapProps {
  readonly flow: HireFlow;
  readonly transport: Transport;
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
export function HireMap({ flow, transport, mapBase, isStrip }: HireMapProps) {
  const t = useTranslate();
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
