import { LocateFixed, Minus, Plus, Route } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import type { BaseMapData, LngLat } from './base-map-data.ts';
import { MapCredit } from './map-credit.tsx';
import { pressMapKey } from './map-keys.ts';
import type { LatLng, MapRoute, MapStop, MapSurroundings, MapTiles, MovingMarker } from './map-model.ts';
import { MapUnavailable } from './map-unavailable.tsx';
import { PinDrop } from './markers/pin-drop.tsx';
import { useMap } from './use-map.tsx';
import './map-view.css';

export interface MapTexts {
  /** Names the map. */
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly locate: string;
  /** Label of the button that brings all stops back into view. */
  readonly showAll: string;
  /** Note on a route that no router has calculated. */
  readonly approximate: string;
  /** Label of the button that opens the credits where there is no room for them. */
  readonly credits: string;
  /** Which keys move the map; read with its name, and shown while it has keyboard focus. */
  readonly keys: string;
  /** Shown if the map could not be loaded. */
  readonly unavailable: string;
  /** Label of the button that loads it again; absent: no button. */
  readonly retry?: string | undefined;
  /** How to move the map under the pin, by touch and by keyboard. */
  readonly pinHint: string;
  readonly pinHere: string;
  readonly pinCancel: string;
}

export interface MapViewProps {
  readonly stops: readonly MapStop[];
  readonly route: MapRoute | null;
  readonly moving?: MovingMarker | null | undefined;
  /** Rings around a point and vehicles near it. */
  readonly surroundings?: MapSurroundings | null | undefined;
  readonly baseMap: BaseMapData | null;
  /** Used if configured; our own base map is shown while they do not load. */
  readonly tiles?: MapTiles | null | undefined;
  readonly serviceArea?: readonly (readonly LngLat[])[] | undefined;
  /** The view while there is no stop. */
  readonly home: LatLng & { readonly zoom: number };
  readonly isPinDropping?: boolean | undefined;
  /** Where the pin starts: a place that is to be corrected. Otherwise in the centre of what is shown. */
  readonly pinStart?: LatLng | null | undefined;
  readonly onPinDrop?: ((at: LatLng) => void) | undefined;
  readonly onPinCancel?: (() => void) | undefined;
  /** Called when the map has moved under the pin, to look up the place's name. */
  readonly onPinMove?: ((at: LatLng) => void) | undefined;
  /** The place under the pin, in words. */
  readonly pinPlace?: string | undefined;
  /** Makes the stops draggable. */
  readonly onStopMove?: ((id: string, to: LatLng) => void) | undefined;
  /** Makes the stops buttons: a press leads to what the stop is about. */
  readonly onStopPress?: ((id: string) => void) | undefined;
  readonly onLocate?: (() => void) | undefined;
  /** Called if the map's code did not load; the map shows that by itself. */
  readonly onLoadError?: ((error: unknown) => void) | undefined;
  /** A narrow strip: smaller nodes, no names, no buttons. */
  readonly isStrip?: boolean | undefined;
  readonly texts: MapTexts;
}

/** `short` is about a quarter of a phone's width. */
const steps = { short: 80, long: 240 } as const;
const nowhere: readonly (readonly LngLat[])[] = [];

/** The map with the same line and nodes as the form. It fills its parent; its library loads as a separate chunk. */
export function MapView(props: MapViewProps) {
  const { stops, route, moving = null, surroundings, baseMap, tiles = null, serviceArea = nowhere, home, isStrip, texts } = props;
  const { isPinDropping, onPinDrop, onPinCancel, onPinMove, pinPlace, onStopMove, onStopPress, onLocate, onLoadError } = props;
  const keysId = useId();
  const [base, setBase] = useState<'tiles' | 'base'>('base');

  const { container, map, status, retry } = useMap({
    home,
    model: {
      stops,
      route,
      moving,
      surroundings,
      baseMap,
      tiles,
      serviceArea,
      canMoveStops: onStopMove !== undefined,
      hasControls: !isStrip,
      canPressStops: onStopPress !== undefined,
    },
    events: {
      onPress: (at) => (isPinDropping ? onPinDrop?.(at) : undefined),
      onCentreMoved: (at) => (isPinDropping ? onPinMove?.(at) : undefined),
      onStopMoved: (id, to) => onStopMove?.(id, to),
      onStopPressed: (id) => onStopPress?.(id),
      onBaseChanged: setBase,
    },
    onLoadError,
  });
  const credit = base === 'tiles' && tiles ? tiles.attribution : baseMap?.attribution;

  const note = route?.isApproximate && route.points.length > 1 ? texts.approximate : undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!map) return;
    if (event.key === '0' && stops.length > 0) map.showAll();
    else if (!pressMapKey(map, event, steps)) return;
    event.preventDefault();
  };

  return (
    <section
      className={classNames('sw-map', baseMap && 'sw-map--base', isStrip && 'sw-map--strip', isPinDropping && 'sw-map--pinning')}
      aria-label={texts.map}
    >
      {/* Role `application`, because the arrow keys move the map and not a screen reader's cursor. */}
      <div
        ref={container}
        className="sw-map__ground"
        role="application"
        aria-label={texts.map}
        aria-describedby={keysId}
        tabIndex={map ? 0 : undefined}
        onKeyDown={handleKeyDown}
      />
      <p className="sw-map__keys" id={keysId}>
        {texts.keys}
      </p>
      {status === 'failed' ? (
        <MapUnavailable text={texts.unavailable} retry={texts.retry ? { label: texts.retry, onRetry: retry } : undefined} />
      ) : null}
      {isPinDropping && map ? (
        <PinDrop
          {...{ map, texts }}
          start={props.pinStart ?? null}
          place={pinPlace}
          onDrop={(at) => onPinDrop?.(at)}
          onCancel={onPinCancel}
        />
      ) : null}
      {map && !isStrip ? (
        <div className="sw-map__controls">
          {onLocate ? <IconButton icon={LocateFixed} label={texts.locate} onClick={onLocate} /> : null}
          {stops.length > 0 ? <IconButton icon={Route} label={texts.showAll} onClick={map.showAll} /> : null}
          <IconButton icon={Plus} label={texts.zoomIn} onClick={() => map.zoomBy(1)} />
          <IconButton icon={Minus} label={texts.zoomOut} onClick={() => map.zoomBy(-1)} />
        </div>
      ) : null}
      {(credit || note) && status !== 'failed' ? <MapCredit note={note} text={credit} label={texts.credits} /> : null}
    </section>
  );
}
