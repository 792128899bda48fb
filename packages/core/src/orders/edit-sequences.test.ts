import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { nowMs } from '../../tests/order-bench.ts';
import { ayutthaya, bangNa, catalog, createRandom, siam, wireEstimate } from '../../tests/samples.ts';
import { createManualTimer } from '../../tests/timers.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { OrderDraft } from './draft/draft.ts';
import { countedStops } from './draft/draft-stops.ts';
import { createOrderFlow } from './order-flow.ts';
import { isPriceable, shownNetSatang } from './order-selectors.ts';

const places = [siam, bangNa, ayutthaya];
const debounceMs = 150;

/** A price in baht that differs for other places, another order of them, another vehicle and other extras. */
const priceOf = (latitudes: readonly number[], extraIds: readonly number[]) =>
  100 +
  latitudes.reduce((sum, lat, index) => sum + (index + 1) * Math.round((lat - 13) * 100), 0) +
  extraIds.reduce((sum, id) => sum + 1_000 * id, 0);

interface Asked {
  readonly locationList: readonly { readonly lat: number; readonly isReturn?: boolean }[];
  readonly option?: readonly number[];
  readonly vehicle: number;
}

/** A gateway whose answers come when the test lets them, in any order. */
function openOrder() {
  const waiting: (() => void)[] = [];
  const transport: Transport = {
    call: async ({ body }) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      const { locationList, option = [], vehicle } = body as unknown as Asked;
      const own = locationList.filter(({ isReturn }) => !isReturn).map(({ lat }) => lat);
      // Which call it is decides the reply's type; the flow makes no other.
      return wireEstimate(priceOf(own, option), vehicle) as never;
    },
  };
  const timer = createManualTimer();
  const flow = createOrderFlow({
    transport,
    clock: () => nowMs,
    random: createRandom(),
    storage: createMemoryStorage(),
    channel: 'web',
    startTimer: timer.startTimer,
  });
  const answer = (index: number) => waiting.splice(index % Math.max(1, waiting.length), 1)[0]?.();
  return { flow, timer, answer, isWaiting: () => waiting.length > 0 };
}

const index = fc.nat({ max: 11 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('remove' as const), at: index }),
  fc.record({ kind: fc.constant('move' as const), at: index, to: index }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), at: index, which: fc.nat({ max: 2 }) }) },
  fc.record({ kind: fc.constant('extra' as const), id: fc.constantFrom(1, 3, 4, 6) }),
  fc.record({ kind: fc.constant('vehicle' as const), id: fc.constantFrom(1, 2) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: index }) },
);

function expectWhole({ stops, extraIds }: OrderDraft): void {
  const own = stops.filter(({ isReturn }) => !isReturn);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.length).toBeLessThanOrEqual(10);
  const back = stops.filter(({ isReturn }) => isReturn);
  expect(back).toHaveLength(extraIds.includes(3) || extraIds.includes(4) ? 1 : 0);
  if (back.length > 0) expect(stops.at(-1)).toBe(back[0]);
  expect(new Set(stops.map(({ key }) => key)).size).toBe(stops.length);
  expect(new Set(extraIds).size).toBe(extraIds.length);
}

const netOf = (draft: OrderDraft) =>
  priceOf(
    countedStops(draft).map(({ place }) => place?.lat ?? 0),
    draft.extraIds,
  ) *
  (draft.vehicleId ?? 1) *
  100;

it('whatever is edited in whatever order, the order stays whole and a price belongs to the draft shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 5, maxLength: 40 }), async (edits) => {
      const { flow, timer, answer, isWaiting } = openOrder();
      await flow.prepare();
      flow.offerCatalog(catalog);
      const check = () => {
        const state = flow.store.getState();
        expectWhole(state.draft);
        const net = shownNetSatang(state);
        if (net !== null && state.estimate.status === 'ready') expect(net).toBe(netOf(state.draft));
      };
      for (const change of edits) {
        const { stops } = flow.store.getState().draft;
        const keyAt = (at: number) => stops[at % stops.length]?.key ?? '';
        if (change.kind === 'add') flow.addStop();
        else if (change.kind === 'remove') flow.removeStop(keyAt(change.at));
        else if (change.kind === 'move') flow.moveStop(change.at, change.to);
        else if (change.kind === 'place') flow.setPlace(keyAt(change.at), places[change.which] ?? siam);
        else if (change.kind === 'extra') flow.toggleExtra(change.id);
        else if (change.kind === 'vehicle') flow.patch({ vehicleId: change.id });
        else if (change.kind === 'wait') timer.fire(debounceMs);
        else answer(change.at);
        await setImmediate();
        check();
      }
      timer.fire(debounceMs);
      await setImmediate();
      while (isWaiting()) {
        answer(0);
        await setImmediate();
      }
      check();
      const { draft, estimate } = flow.store.getState();
      if (isPriceable(draft)) expect(estimate.status).toBe('ready');
      flow.dispose();
    }),
    { numRuns: 150 },
  );
});
