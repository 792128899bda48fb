import type { BaseMap } from '@songwai/core/places/base-map';

/** The embedded base map; null where it does not come, and the map stays a plain surface. */
export const fetchBaseMap = async (gatewayOrigin: string, signal?: AbortSignal): Promise<BaseMap | null> => {
  try {
    const response = await fetch(`${gatewayOrigin}/api/map/base.json`, signal ? { signal } : {});
    return response.ok ? await response.json() : null;
  } catch {
    // Nothing of a booking or of a tracking depends on the picture behind the route.
    return null;
  }
};
