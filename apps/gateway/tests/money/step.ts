import type { AsyncCommand } from 'fast-check';
import type { Gateway } from '../builders/gateway.ts';
import type { makeSweeper } from '../builders/payments.ts';
import { openSession } from '../builders/sessions.ts';
import { expectSound } from './expect-sound.ts';
import type { Model, ModelJob } from './model.ts';

/** What a sequence acts on: a customer, the driver of the customer's jobs and an administrator. */
export interface Actors {
  readonly gateway: Gateway;
  readonly sweeper: ReturnType<typeof makeSweeper>;
  readonly user: SignedIn;
  readonly driverId: number;
  /** Faults that an earlier sequence left in the same database, while a failure is narrowed down. */
  readonly known: readonly string[];
  readonly admin: SignedIn;
}

interface SignedIn {
  readonly userId: string;
  token: string;
}

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

/** Lets time pass; customer and administrator sign in again, as they would after a month. */
export async function passSeconds({ gateway, user, admin }: Actors, seconds: number): Promise<void> {
  gateway.clock.advanceSeconds(seconds);
  user.token = await openSession(gateway, user.userId);
  admin.token = await openSession(gateway, admin.userId);
}

export const nowOf = ({ gateway }: Pick<Actors, 'gateway'>): number => gateway.clock.now().getTime();
