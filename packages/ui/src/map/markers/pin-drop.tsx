import { X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { LiveRegion } from '../../live-announcer/live-announcer.tsx';
import { pressMapKey } from '../map-keys.ts';
import type { LatLng, MapHandle } from '../map-model.ts';
import './pin-drop.css';

/** Finer than on the map itself, because here the arrow keys aim. */
const steps = { short: 16, long: 96 } as const;

export interface PinDropProps {
  readonly map: MapHandle;
  readonly texts: { readonly pinHint: string; readonly pinHere: string; readonly pinCancel: string };
  /** Where it starts; null: where the map is. */
  readonly start: LatLng | null;
  readonly place?: string | undefined;
  readonly onDrop: (at: LatLng) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** The pin stays in the centre and the map moves under it: by touch, mouse, or arrow keys while the button has the focus. */
export function PinDrop({ map, texts, start, place, onDrop, onCancel }: PinDropProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it starts; then the map moves under it
  useEffect(() => {
    map.aimAt(start);
    return () => map.aimAt(null);
  }, [map]);

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
    else if (!pressMapKey(map, event, steps)) return;
    event.preventDefault();
  };

  return (
    <>
      <svg className="sw-pin" viewBox="0 0 40 56" aria-hidden="true">
        <ellipse className="sw-pin__shade" cx="20" cy="52.5" rx="6" ry="2.5" />
        <path className="sw-pin__body" d="M20 52c-1.5-7-15-16-15-31a15 15 0 0 1 30 0c0 15-13.5 24-15 31Z" />
        <circle className="sw-pin__eye" cx="20" cy="21" r="6" />
      </svg>
      <div className="sw-pin-bar">
        <div className="sw-pin-bar__text">
          {place ? <p className="sw-strong sw-clip">{place}</p> : null}
          <p className="sw-note" id={hintId}>
            {texts.pinHint}
          </p>
        </div>
        <Button
          ref={button}
          variant="primary"
          aria-describedby={hintId}
          onKeyDown={handleKeyDown}
          onClick={() => onDrop(map.centre())}
        >
          {texts.pinHere}
        </Button>
        {onCancel ? <IconButton icon={X} label={texts.pinCancel} onClick={onCancel} /> : null}
      </div>
      <LiveRegion message={place ?? ''} />
    </>
  );
}
