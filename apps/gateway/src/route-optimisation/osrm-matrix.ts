import type { LatLng } from '@songwai/core/basics/geo';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { createCaller, FinalAnswerError } from '../remote/create-caller.ts';
import type { DistanceMatrix, Metres } from './distance-matrix.ts';

export interface OsrmMatrixOptions {
  /** Address of the server without a trailing slash (`OSRM_URL`). */
  readonly url: string;
  /** Used when the server does not answer in time. */
  readonly fallback: DistanceMatrix;
  readonly log: { warn(fields: object, message: string): void };
  /** For one attempt. */
  readonly timeoutMs?: number;
}

const reply = Compile(
  Type.Object({
    code: Type.Literal('Ok'),
    // Null where two stops are not connected.
    distances: Type.Array(Type.Array(Type.Union([Type.Number({ minimum: 0 }), Type.Null()]))),
  }),
);

function readTable(body: unknown, size: number): Metres {
  if (!reply.Check(body)) throw new Error('The routing server answered something else than a table.');
  if (body.distances.length !== size || body.distances.some((row) => row.length !== size))
    throw new Error('The routing server answered a table of another size.');
  return body.distances.map((row) =>
    row.map((metres) => {
      if (metres === null) throw new FinalAnswerError('The routing server knows no way between two of the stops.');
      return Math.round(metres);
    }),
  );
}

/** Gets all distances from an OSRM server in one call (its table service); uses the fallback where that fails. */
export function createOsrmMatrix({ url, fallback, log, timeoutMs = 1_500 }: OsrmMatrixOptions): DistanceMatrix {
  const call = createCaller({ timeoutMs });
  const ask = (stops: readonly LatLng[]): Promise<Metres> =>
    call(async (signal) => {
      const path = stops.map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const response = await fetch(`${url}/table/v1/driving/${path}?annotations=distance`, { signal });
      if (response.status === 400) throw new FinalAnswerError('The routing server knows no way between the stops.');
      if (!response.ok) throw new Error(`The routing server answered with status ${response.status}.`);
      return readTable(await response.json(), stops.length);
    });

  return {
    measure: async (stops) => {
      try {
        return await ask(stops);
      } catch (error) {
        log.warn({ err: error }, 'no distances from the routing server; approximate ones are used');
        return fallback.measure(stops);
      }
    },
  };
}
