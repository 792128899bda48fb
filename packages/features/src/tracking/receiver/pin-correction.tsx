import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { farthestPinMetres } from '@songwai/core/tracking/receiver-limits';
import { Banner } from '@songwai/ui/banner/banner';
import { MapView } from '@songwai/ui/map/map-view';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { type MapBase, useMapBase } from '../../shared/use-map-base.ts';
import { ringAround } from './ring-around.ts';
import './pin-correction.css';

export interface PinCorrectionProps {
  readonly stop: LatLng & { readonly name: string };
  readonly driverName: string;
  readonly mapBase: MapBase;
  readonly onDrop: (at: LatLng) => void;
  readonly onCancel: () => void;
  /** The place under the pin, in words; undefined while it is looked up. */
  readonly placeText?: string | undefined;
  readonly onLook?: ((at: LatLng) => void) | undefined;
}

/** Moves the pin of a stop to its entrance, within a ring: by touch, by mouse, or by arrow keys. */
export function PinCorrection({ stop, driverName, mapBase, onDrop, onCancel, placeText, onLook }: PinCorrectionProps) {
  const t = useTranslate();
  const base = useMapBase(mapBase);
  const [at, setAt] = useState<LatLng>(stop);
  const [isRefused, setIsRefused] = useState(false);
  // The map gives its middle back to the pixel, which is up to a metre off.
  const moved = Math.round(greatCircleKm(stop, at) * 1000);
  const metres = moved > 1 ? moved : 0;
  const ring = useMemo(() => [ringAround({ lat: stop.lat, lng: stop.lng }, farthestPinMetres)], [stop.lat, stop.lng]);

  const handleMove = (to: LatLng) => {
    setAt(to);
    setIsRefused(false);
    onLook?.(to);
  };
  const handleDrop = (to: LatLng) => {
    const isTooFar = greatCircleKm(stop, to) * 1000 > farthestPinMetres;
    setIsRefused(isTooFar);
    if (!isTooFar) onDrop(to);
  };

  return (
    <section className="sw-pin-correction" aria-label={t('receiver.pinTitle')}>
      <MapView
        {...base}
        serviceArea={ring}
        home={{ lat: stop.lat, lng: stop.lng, zoom: 17 }}
        texts={{ ...base.texts, pinHint: t('receiver.pinTitle'), pinHere: t('receiver.pinUse', { name: driverName }) }}
        stops={[{ id: 'stop', label: '', name: stop.name, lat: stop.lat, lng: stop.lng, state: 'todo' }]}
        route={null}
        isPinDropping
        pinPlace={[placeText, metres > 0 ? t('receiver.pinMoved', { metres }) : ''].filter(Boolean).join(' · ')}
        onPinMove={handleMove}
        onPinDrop={handleDrop}
        onPinCancel={onCancel}
      />
      {isRefused ? (
        <div className="sw-pin-correction__problem">
          <Banner tone="warn">{t('receiver.pinTooFar', { metres: farthestPinMetres })}</Banner>
        </div>
      ) : null}
    </section>
  );
}
