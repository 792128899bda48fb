import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LatLng, MapEvents, MapHandle, MapModel } from './map-model.ts';

export interface UseMapOptions {
  readonly home: LatLng & { readonly zoom: number };
  readonly model: MapModel;
  readonly events: MapEvents;
  readonly onLoadError?: ((error: unknown) => void) | undefined;
}

export interface UsedMap {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Null until the library has loaded. */
  readonly map: MapHandle | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Loads the library again after a failure. */
  readonly retry: () => void;
}

/** Loads the map's library, creates the map once, and passes it every new model. */
export function useMap(options: UseMapOptions): UsedMap {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [status, setStatus] = useState<UsedMap['status']>('loading');
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    latest.current = options;
    map?.update(options.model);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let handle: MapHandle | null = null;
    let isGone = false;
    const build = async () => {
      const { createLeafletMap } = await import('./leaflet-map.ts');
      if (isGone || !container.current) return;
      handle = createLeafletMap({
        container: container.current,
        home: latest.current.home,
        events: {
          onPress: (at) => latest.current.events.onPress(at),
          onCentreMoved: (at) => latest.current.events.onCentreMoved(at),
          onStopMoved: (id, to) => latest.current.events.onStopMoved(id, to),
          onStopPressed: (id) => latest.current.events.onStopPressed(id),
          onBaseChanged: (base) => latest.current.events.onBaseChanged(base),
        },
      });
      setMap(handle);
      setStatus('ready');
    };
    build().catch((error: unknown) => {
      if (isGone) return;
      setStatus('failed');
      latest.current.onLoadError?.(error);
    });
    return () => {
      isGone = true;
      handle?.destroy();
    };
  }, [attempt]);

  const retry = () => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  };
  return { container, map, status, retry };
}
