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

/** A server's default for the most places in a table (`--max-table-size`). */
const mostPlaces = 100;
/** From so many to so many others. */
const blockSize = mostPlaces / 2;

function readTable(body: unknown, size: { readonly from: number; readonly to: number }): Metres {
  if (!reply.Check(body)) throw new Error('The routing server answered something else than a table.');
  if (body.distances.length !== size.from || body.distances.some((row) => row.length !== size.to))
    throw new Error('The routing server answered a table of another size.');
  return body.distances.map((row) =>
    row.map((metres) => {
      if (metres === null) throw new FinalAnswerError('The routing server knows no way between two of the stops.');
      return Math.round(metres);
    }),
  );
}

/** Gets all distances from an OSRM server's table service, in one call if it answers so many at once; uses the fallback where that fails. */
export function createOsrmMatrix({ url, fallback, log, timeoutMs = 1_500 }: OsrmMatrixOptions): DistanceMatrix {
  const call = createCaller({ timeoutMs });
  const ask = (stops: readonly LatLng[], to: readonly LatLng[] = []): Promise<Metres> =>
    call(async (signal) => {
      const path = [...stops, ...to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const indices = (count: number, start: number) => Array.from({ length: count }, (_, index) => start + index).join(';');
      const parted =
        to.length === 0 ? '' : `&sources=${indices(stops.length, 0)}&destinations=${indices(to.length, stops.length)}`;
      const response = await fetch(`${url}/table/v1/driving/${path}?annotations=distance${parted}`, { signal });
      if (response.status === 400) throw new FinalAnswerError('The routing server knows no way between the stops.');
      if (!response.ok) throw new Error(`The routing server answered with status ${response.status}.`);
      return readTable(await response.json(), { from: stops.length, to: to.length || stops.length });
    });

  /** The table by blocks, a row of them at a time. */
  const askInBlocks = async (stops: readonly LatLng[]): Promise<Metres> => {
    const blocks = Array.from({ length: Math.ceil(stops.length / blockSize) }, (_, index) =>
      stops.slice(index * blockSize, (index + 1) * blockSize),
    );
    const rows: number[][] = [];
    for (const from of blocks) {
      const parts = await Promise.all(blocks.map((to) => (to === from ? ask(from) : ask(from, to))));
      rows.push(...from.map((_stop, row) => parts.flatMap((part) => part[row] ?? [])));
    }
    return rows;
  };

  return {
    measure: async (stops) => {
      try {
        return await (stops.length <= mostPlaces ? ask(stops) : askInBlocks(stops));
      } catch (error) {
        log.warn({ err: error }, 'no distances from the routing server; approximate ones are used');
        return fallback.measure(stops);
      }
    },
  };
}
