import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { sendDriverPosition as SendDriverPosition } from './duty-contract.ts';
import * as routes from './routes.generated.ts';

/** A position of a driver. */
export interface DriverPoint extends LatLng {
  readonly at: Date;
  /** Degrees clockwise from north. */
  readonly headingDeg?: number;
  /** GPS accuracy: radius in metres. */
  readonly accuracyMetres?: number;
}

/** The number of accepted points, and the refused ones with reasons. */
export interface ReportedPoints {
  readonly accepted: number;
  readonly refused: NonNullable<ReplyOf<typeof SendDriverPosition>['refused']>;
}

/** Goes on or off duty. @throws GatewayError */
export const setDriverDuty = async (transport: Transport, isOnDuty: boolean): Promise<void> => {
  await call(transport, routes.setDriverDuty, { isOnDuty });
};

/**
 * Reports at most 100 points in order of time. May be repeated; off duty without a job nothing is stored. @throws GatewayError
 */
export const sendDriverPosition = async (transport: Transport, points: readonly DriverPoint[]): Promise<ReportedPoints> => {
  const reply = await call(transport, routes.sendDriverPosition, {
    points: points.map(({ lat, lng, at, headingDeg, accuracyMetres }) => ({
      lat,
      lng,
      atMs: at.getTime(),
      heading: headingDeg,
      accuracy: accuracyMetres,
    })),
  });
  return { accepted: reply.accepted ?? 0, refused: reply.refused ?? [] };
};
