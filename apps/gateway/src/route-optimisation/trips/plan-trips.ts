import { insertDrops } from './insert-drops.ts';
import { createSequence } from './pseudo-random.ts';
import { removeStrings } from './remove-strings.ts';
import { findNeighbours, startPlan } from './start-plan.ts';
import { createTripCosts, type Trip, type TripProblem } from './trip-costs.ts';

/** Steps between two turns. */
const stepsPerTurn = 20;

/** How many removals are tried: more drop-offs need more, and each takes longer. */
const stepsFor = (drops: number): number => Math.min(40_000, 1_000 + drops * 400);

/** How much dearer a plan may become in a step, at the beginning, as a share of a trip's price; falls to a thousandth of that. */
const firstHeat = 0.05;
const coolsTo = 0.001;

/**
 * Groups drop-offs into trips at the least cost that it finds: joins trips by their savings, then takes out strings of near drop-offs and puts each back where it
 * costs least, by simulated annealing. The same problem has the same plan. Yields the best plan so far at each turn, so that a server can do other work in between.
 */
export function* planTrips(problem: TripProblem): Generator<readonly Trip[], readonly Trip[]> {
  const costs = createTripCosts(problem);
  if (costs.drops === 0) return [];
  const neighbours = findNeighbours(costs);
  let current = startPlan(costs, neighbours);
  let currentCost = costs.totalOf(current);
  let best = current;
  let bestCost = currentCost;
  yield best;

  const random = createSequence(costs.drops);
  const steps = stepsFor(costs.drops);
  const hottest = (currentCost / current.length) * firstHeat;
  for (let step = 0; step < steps; step += 1) {
    if (step % stepsPerTurn === 0) yield best;
    const next = insertDrops(removeStrings({ trips: current, neighbours, random }), costs, random);
    if (next === null) continue;
    const cost = costs.totalOf(next);
    const heat = hottest * coolsTo ** (step / steps);
    if (cost >= currentCost - heat * Math.log(1 - random())) continue;
    current = next;
    currentCost = cost;
    if (cost < bestCost) {
      best = next;
      bestCost = cost;
    }
  }
  return best;
}
