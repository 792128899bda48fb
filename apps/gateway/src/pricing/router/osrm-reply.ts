import { decodePolyline } from '@songwai/core/basics/polyline';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { FinalAnswerError } from '../../remote/create-caller.ts';
import type { RouteLeg } from './router.ts';

const reply = Compile(
  Type.Object({
    code: Type.String(),
    routes: Type.Array(
      Type.Object({
        legs: Type.Array(
          Type.Object({ distance: Type.Number({ minimum: 0 }), steps: Type.Array(Type.Object({ geometry: Type.String() })) }),
        ),
      }),
      { minItems: 1 },
    ),
  }),
);

/** No road near a stop, or stops on different islands. */
const refusal = Compile(Type.Object({ code: Type.Union([Type.Literal('NoRoute'), Type.Literal('NoSegment')]) }));

/**
 * Reads the answer of OSRM's route service (`steps=true`, `geometries=polyline`): the line of a leg is that of its steps. Every
 * leg has at least two points, also between equal stops.
 *
 * @throws FinalAnswerError there is no route; Error the answer is invalid or has another number of legs.
 */
export function readOsrmReply(body: unknown, legCount: number): readonly RouteLeg[] {
  if (refusal.Check(body)) throw new FinalAnswerError(`The routing server knows no way between the stops (${body.code}).`);
  if (!reply.Check(body) || body.code !== 'Ok') throw new Error('The routing server answered something else than a route.');
  const legs = body.routes[0]?.legs ?? [];
  if (legs.length !== legCount) throw new Error(`The routing server answered ${legs.length} legs instead of ${legCount}.`);
  return legs.map(({ distance, steps }) => {
    const points = steps.flatMap(({ geometry }) => decodePolyline(geometry));
    const [start] = points;
    if (start === undefined) throw new Error('The routing server answered a leg without a line.');
    const line = points.filter((point, index) => !isSame(point, points[index - 1]));
    return { metres: distance, points: line.length > 1 ? line : [start, start] };
  });
}

const isSame = (point: { lat: number; lng: number }, before: { lat: number; lng: number } | undefined): boolean =>
  before !== undefined && point.lat === before.lat && point.lng === before.lng;
