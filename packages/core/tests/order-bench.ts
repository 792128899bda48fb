import type { PrivateStorage } from '../src/basics/storage/private-storage.ts';
import { createJob } from '../src/jobs/contract.ts';
import { createOrderFlow } from '../src/orders/order-flow.ts';
import type { BookedOrder, OrderFlow } from '../src/orders/order-state.ts';
import { estimatePrice } from '../src/pricing/contract.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { bangNa, catalog, createRandom, siam, success, wireEstimate } from './samples.ts';
import { createTestTransport } from './test-transport.ts';
import { createHastyTimer } from './timers.ts';

export interface OrderBench {
  readonly gateway: FakeGateway;
  readonly storage: ReturnType<typeof createMemoryStorage>;
  readonly flow: OrderFlow;
  readonly booked: BookedOrder[];
  /** The account's preferences. */
  readonly account: { prefersFixedDriver: boolean };
  /** A new flow on the same storage, as after a reload. */
  reload(storage?: PrivateStorage): OrderFlow;
  /** Key of a stop by its index. */
  key(index: number): string;
  /** Fills in everything that a booking needs, as a customer would. */
  fillIn(): void;
  stop(): Promise<void>;
}

/** 21 November 2026, 10:00 in Bangkok. */
export const nowMs = Date.UTC(2026, 10, 21, 3);

/** An order flow with the real client and a fake gateway that prices by vehicle and accepts every booking. */
export const setUpOrder = async (): Promise<OrderBench> => {
  const gateway = await startFakeGateway();
  gateway.answer(estimatePrice, (body) => wireEstimate(82, body.vehicle));
  gateway.answer(createJob, () => ({
    ...success,
    jobId: 'J00000001',
    trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
    songwaiWallet: 100.5,
  }));
  const storage = createMemoryStorage();
  const booked: BookedOrder[] = [];
  const random = createRandom();
  const account = { prefersFixedDriver: false };
  const flows: OrderFlow[] = [];
  const open = (from: PrivateStorage = storage): OrderFlow => {
    const flow = createOrderFlow({
      transport: createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }),
      clock: () => nowMs,
      random,
      storage: from,
      channel: 'web',
      startTimer: createHastyTimer().startTimer,
      onBooked: (order) => booked.push(order),
      prefersFixedDriver: () => account.prefersFixedDriver,
    });
    flows.push(flow);
    return flow;
  };
  const flow = open();
  await flow.prepare();
  const key = (index: number) => flow.store.getState().draft.stops[index]?.key ?? '';
  return {
    gateway,
    storage,
    flow,
    booked,
    account,
    reload: open,
    key,
    fillIn: () => {
      flow.offerCatalog(catalog);
      flow.setPlace(key(0), siam);
      flow.setPlace(key(1), bangNa);
      flow.patchStop(key(0), { contactName: ' พิมพ์ชนก ', contactPhone: '+66 81-234-5678' });
      flow.patchStop(key(1), { contactName: 'ธนากร', contactPhone: '02 123 4567', remark: 'ชั้น 3' });
      flow.patch({ vehicleId: 1 });
      flow.patch({ service: 2 });
      flow.patch({ paymentType: 0, paymentPoint: 1 });
      flow.patch({ confirmPhone: '081-234-5678' });
    },
    stop: async () => {
      for (const opened of flows) opened.dispose();
      await gateway.stop();
    },
  };
};
