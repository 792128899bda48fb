import type { AsyncCommand } from 'fast-check';
import type { Actors } from './actors.ts';
import { expectSound } from './expect-sound.ts';
import type { Model, ModelJob } from './model.ts';

export type Step = AsyncCommand<Model, Actors>;

interface StepParts {
  /** Shown in a counterexample. */
  readonly name: string;
  readonly isPossible: (model: Model) => boolean;
  readonly take: (model: Model, actors: Actors) => Promise<void>;
}

/** A step of a sequence, after which all books are added up. */
export const makeStep = ({ name, isPossible, take }: StepParts): Step => ({
  check: (model) => isPossible(model),
  run: async (model, actors) => {
    await take(model, actors);
    await expectSound(model, actors);
  },
  toString: () => name,
});

/** A step with one of the jobs that `isFit`; `pick` says which, so that shrinking finds another. */
export function makeJobStep(
  name: string,
  pick: number,
  given: { isFit: (job: ModelJob) => boolean; take: (job: ModelJob, model: Model, actors: Actors) => Promise<void> },
): Step {
  return makeStep({
    name: `${name} #${pick}`,
    isPossible: ({ jobs }) => jobs.some(given.isFit),
    take: async (model, actors) => {
      const fit = model.jobs.filter(given.isFit);
      const job = fit[pick % fit.length];
      if (job !== undefined) await given.take(job, model, actors);
    },
  });
}
