import type { BaseMap } from '@songwai/core/places/base-map';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { useEffect, useState } from 'react';

/** The embedded base map, asked for when the element is at rest; without it the map stays a plain surface and booking goes on. */
export const useBaseMap = (gatewayOrigin: string): BaseMap | null => {
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const callOff = whenIdle(() => {
      fetch(`${gatewayOrigin}/api/map/base.json`, { signal: abort.signal })
        .then((response) => (response.ok ? response.json() : null))
        .then(setBaseMap, () => {
          // Nothing of the booking depends on the picture behind the route.
          if (!abort.signal.aborted) setBaseMap(null);
        });
    });
    return () => {
      callOff();
      abort.abort();
    };
  }, [gatewayOrigin]);
  return baseMap;
};
