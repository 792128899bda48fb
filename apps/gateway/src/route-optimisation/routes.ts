import { optimise } from '@songwai/core/route-optimisation/optimise-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { OptimiseRoute } from './service.ts';

/** Mounts the optimisation of routes. */
export function registerOptimise(app: FastifyInstance, { optimiseRoute }: { readonly optimiseRoute: OptimiseRoute }): void {
  mountEndpoint(app, optimise, async ({ body }) => {
    const { order, hundredthsKm, givenHundredthsKm } = await optimiseRoute(body.locationList);
    return {
      order: [...order],
      distance: hundredthsKm / 100,
      originalDistance: givenHundredthsKm / 100,
    };
  });
}
