import { setTimeout as wait } from 'node:timers/promises';
import { plainOrder } from '../../tests/builders/order.ts';
import { postJson } from '../post-json.ts';

/** What a proxy knows of the gateways behind it. */
export interface Proxy {
  /** The gateway for the next call: the newest that is ready; the last that was, where none is. */
  choose(): number;
  /** Whether a gateway said at every look that it is ready, since it was asked this last. */
  wasAlwaysReady(port: number): boolean;
  stop(): Promise<void>;
}

const lookEveryMs = 100;
const patienceMs = 2_000;

/** Asks `/readyz` of each gateway again and again, as a proxy does. */
export function watchGateways(ports: readonly number[]): Proxy {
  const isReady = new Map<number, boolean>();
  const refused = new Set<number>();
  let chosen = ports[0] ?? 0;
  let isOver = false;

  const look = async (port: number): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).catch(
        () => undefined,
      );
      // No answer at all is no "not ready" of a gateway that runs; one that does not run yet was never ready.
      isReady.set(port, answer?.ok === true);
      if (answer?.ok !== true) refused.add(port);
      await wait(lookEveryMs);
    }
  };
  const looking = Promise.all(ports.map(look));

  return {
    choose: () => {
      chosen = isReady.get(chosen) === true ? chosen : (ports.find((port) => isReady.get(port) === true) ?? chosen);
      return chosen;
    },
    wasAlwaysReady: (port) => !refused.delete(port),
    stop: async () => {
      isOver = true;
      await looking;
    },
  };
}

/** How the calls went. */
export interface Calls {
  answered: number;
  readonly failures: string[];
}

const pauseMs = 20;

/** One customer, who books, looks at prices and at running jobs until told to stop. Each call is made once. */
export async function callOn(
  proxy: Pick<Proxy, 'choose'>,
  { calls, name, isOver }: { readonly calls: Calls; readonly name: string; readonly isOver: () => boolean },
): Promise<void> {
  let token: string | undefined;
  const post = async (call: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const port = proxy.choose();
    try {
      const answer = await postJson({ port, path: `/api${call}`, token, from: '127.0.0.1' }, body);
      const { responseCode, respCode } = answer.body;
      if (answer.status === 200 && (responseCode ?? respCode) === 200) calls.answered += 1;
      else calls.failures.push(`${call} at ${port}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    } catch (error) {
      calls.failures.push(`${call} at ${port}: ${error instanceof Error ? error.message : String(error)}`);
      return {};
    }
  };
  const { skToken } = await post('/login', { userName: 'demo@songwai.test', password: 'demo1234' });
  token = String(skToken);
  for (let round = 1; !isOver(); round += 1) {
    const order = plainOrder({ guid: `deploy-${name}-${round}` });
    await post('/estimate_price', order);
    await post('/create_job', order);
    await post('/userInfo', {});
    await wait(pauseMs);
  }
}
