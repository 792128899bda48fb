import type { BaseMap } from '@songwai/core/places/base-map';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { useEffect, useState } from 'react';
import { fetchBaseMap } from './fetch-base-map.ts';

/** The embedded base map, loaded when the browser is idle. */
export const useBaseMap = (gatewayOrigin: string): BaseMap | null => {
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const fetched = await fetchBaseMap(gatewayOrigin, abort.signal);
      if (!abort.signal.aborted) setBaseMap(fetched);
    };
    const callOff = whenIdle(() => void load());
    return () => {
      callOff();
      abort.abort();
    };
  }, [gatewayOrigin]);
  return baseMap;
};
