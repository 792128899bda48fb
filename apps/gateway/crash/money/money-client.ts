import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { postJson, type WireAnswer } from '../post-json.ts';

/** What was acknowledged, by what it was, and what contradicts it. */
export interface Promises {
  /** Guids, by operation. */
  readonly acknowledged: ReadonlyMap<OperationName, Set<string>>;
  /** Charges that the customer's bank says are paid. */
  readonly paidCodes: Set<string>;
  retried: number;
  readonly contradictions: string[];
}

export type OperationName = 'booking' | 'code' | 'topUp' | 'tip' | 'cardTip';
export const operationNames: readonly OperationName[] = ['booking', 'code', 'topUp', 'tip', 'cardTip'];

interface ClientOptions {
  /** The gateways, any of which may be away. */
  readonly ports: readonly number[];
  readonly promises: Promises;
  readonly random: () => number;
  readonly token: string;
  /** Completed jobs, whose drivers get the tips. */
  readonly doneJobIds: readonly string[];
  /** The client's own loopback address. */
  readonly from: string;
}

const pauseMs = 25;
const doubleShare = 0.2;

const place = (random: () => number) => ({
  ...{ addressName: 'Stop', contactName: 'Somchai', contactPhone: '0898765432' },
  lat: Number((13.7 + random() * 0.08).toFixed(5)),
  lng: Number((100.5 + random() * 0.08).toFixed(5)),
});

const order = (random: () => number, paymentType: number) => ({
  ...{ vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType, paymentPoint: 0 },
  ...{ confirmPhone: '0812345678', channel: 'web', lang: 'en', locationList: [place(random), place(random)] },
});

/** One client: presses buttons that move money, each with a guid of its own, each until it is acknowledged by one of the gateways. */
export function makeMoneyClient({ ports, promises, random, token, doneJobIds, from }: ClientOptions) {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const post = async (path: string, body: object): Promise<WireAnswer | undefined> => {
    try {
      const answer = await postJson({ port: pick(ports), path, token, from }, body);
      if (answer.status >= 500 && (answer.status !== 503 || answer.retryAfter === undefined))
        promises.contradictions.push(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.status >= 500 || answer.status === 429 ? undefined : answer;
    } catch {
      // Killed while it worked, or not up again: nobody knows whether it was done.
      return undefined;
    }
  };

  /** Presses until it is acknowledged; undefined where a job or a day has its tips. */
  const press = async (path: string, body: object): Promise<WireAnswer['body'] | undefined> => {
    for (let tries = 1; ; tries += 1) {
      if (tries === 2) promises.retried += 1;
      const answer = await post(path, body);
      if (answer !== undefined) {
        if (answer.body['reason'] === 'tip_limit') return undefined;
        if (answer.body['responseCode'] !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
        return answer.body;
      }
      await wait(pauseMs);
    }
  };

  /** The customer pays the code; the bank's page is part of the gateway. */
  const payCode = async (payment: { readonly chargeId: string; readonly authorizeUri?: string }): Promise<void> => {
    // Whether the provider has made it is not known yet.
    if (payment.authorizeUri === undefined) return;
    const { pathname } = new URL(payment.authorizeUri);
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${pick(ports)}${pathname}/pay`, { method: 'POST', redirect: 'manual' }).catch(
        () => undefined,
      );
      if (answer !== undefined && answer.status < 500) break;
      await wait(pauseMs);
    }
    promises.paidCodes.add(payment.chargeId);
  };

  const calls: Readonly<Record<OperationName, (guid: string) => readonly [path: string, body: object]>> = {
    booking: (guid) => ['/api/create_job', { ...order(random, 2), guid }],
    code: (guid) => ['/api/create_job', { ...order(random, 3), guid }],
    topUp: (guid) => ['/api/wallet/packages/pay', { guid, amount: 100, paymentType: 1 }],
    tip: (guid) => [`/api/job/${pick(doneJobIds)}/tip`, { guid, amount: 1, paymentType: 2 }],
    cardTip: (guid) => [`/api/job/${pick(doneJobIds)}/tip`, { guid, amount: 20, paymentType: 1 }],
  };

  /** One operation, at times pressed twice at once. */
  const operate = async (name: OperationName): Promise<void> => {
    const guid = randomUUID();
    const [path, body] = calls[name](guid);
    const copies = random() < doubleShare ? 2 : 1;
    const [answer] = await Promise.all(Array.from({ length: copies }, () => press(path, body)));
    if (answer === undefined) return;
    promises.acknowledged.get(name)?.add(guid);
    const payment = answer['payment'] as { readonly chargeId: string; readonly authorizeUri?: string } | undefined;
    if (name === 'code' && payment !== undefined) await payCode(payment);
  };

  return {
    /** Goes on until told to stop; the operation under way is brought to its end. */
    run: async (isOver: () => boolean): Promise<void> => {
      while (!isOver()) {
        await operate(pick(operationNames));
        await wait(pauseMs * random());
      }
    },
  };
}
