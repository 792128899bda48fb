import type { BaseMap } from '@songwai/core/places/base-map';
import data from './base-map.data.json' with { type: 'json' };

/** The map as the gateway gives it, so that a designer sees what customers see. A test of the gateway holds it to that; `vitest -u` renews it. */
export const gatewayMap = data as unknown as BaseMap;
