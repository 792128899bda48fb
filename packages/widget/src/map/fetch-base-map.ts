import type { BaseMap } from '@songwai/core/places/base-map';

/** Loads the embedded base map; null on failure, and the map stays a plain surface. */
export const fetchBaseMap = async (gatewayOrigin: string, signal?: AbortSignal): Promise<BaseMap | null> => {
  try {
    const response = await fetch(`${gatewayOrigin}/api/map/base.json`, signal ? { signal } : {});
    return response.ok ? await response.json() : null;
  } catch {
    // Neither booking nor tracking depends on the base map.
    return null;
  }
};
