import type { BaseMap } from '@songwai/core/places/base-map';
import data from './base-map.data.json' with { type: 'json' };

/** The gateway's base map, so that stories show what customers see. A test of the gateway compares them; `vitest -u` updates it. */
export const gatewayMap = data as unknown as BaseMap;
