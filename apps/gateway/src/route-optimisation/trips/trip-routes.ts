import { minuteMs } from '@songwai/core/basics/durations';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { optimiseTrips } from '@songwai/core/route-optimisation/trips-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { CallLimit, CallLimits } from '../../platform/limits/call-limits.ts';
import { encodeRoute } from '../../pricing/router/route-distance.ts';
import type { SplitStops, TripTotal } from './split-routes.ts';

/** A list of 100 stops keeps the processor busy for almost half a second. */
const mostPerMinute = 20;

const planLimit = (address: string): CallLimit => ({
  key: `planned trips from:${address}`,
  most: mostPerMinute,
  windowMs: minuteMs,
  text: (minutes) => ({
    th: `จัดเส้นทางถี่เกินไป รอ ${minutes} นาทีแล้วลองใหม่ รายการจุดของคุณยังอยู่ครบ`,
    en: `Too many lists planned. Wait ${minutes} min and try again; your list is still here.`,
  }),
});

const toWire = ({ trips, hundredthsKm, satang }: TripTotal) => ({
  trips,
  distance: hundredthsKm / 100,
  price: bahtFromSatang(satang),
});

/** Runs work that ends early when its caller is gone. */
async function whileThere<Answer>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const leave = () => controller.abort();
  socket.once('close', leave);
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', leave);
  }
}

/** Mounts the splitting of a list of stops over vehicles. */
export function registerTrips(
  app: FastifyInstance,
  { splitStops, limits }: { readonly splitStops: SplitStops; readonly limits: CallLimits },
): void {
  mountEndpoint(app, optimiseTrips, async ({ body, session, request }) => {
    await limits.count([planLimit(placeOf(request).address)]);
    const { locationList, vehicle, vehicleCount } = body;
    const split = await whileThere(request, (signal) =>
      splitStops({ stops: locationList, vehicleId: vehicle, vehicleCount, userId: session?.userId }, signal),
    );
    return {
      trips: split.trips.map(({ order, rated }) => ({
        order: [...order],
        distance: rated.distanceHundredthsKm / 100,
        price: bahtFromSatang(rated.fare.normalSatang),
        routePolyline: encodeRoute(rated.route),
        routeApproximate: rated.route.isApproximate,
      })),
      total: toWire(split.total),
      oneEach: toWire(split.oneEach),
      asGiven: toWire(split.asGiven),
    };
  });
}
