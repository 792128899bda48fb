import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** What VROOM answers where every job has a vehicle. */
export const vroomReply = Compile(
  Type.Object({
    code: Type.Literal(0),
    unassigned: Type.Array(Type.Unknown(), { maxItems: 0 }),
    routes: Type.Array(
      Type.Object({
        steps: Type.Array(Type.Object({ type: Type.String(), id: Type.Optional(Type.Integer()) })),
      }),
    ),
  }),
);

/** The ids of the jobs of a vehicle, in the order of its visits. */
export const visitsOf = (route: {
  readonly steps: readonly { readonly type: string; readonly id?: number }[];
}): readonly number[] => route.steps.flatMap(({ type, id }) => (type === 'job' && id !== undefined ? [id] : []));
