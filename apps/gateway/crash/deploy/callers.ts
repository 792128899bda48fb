import { setTimeout as wait } from 'node:timers/promises';
import { plainOrder } from '../../tests/builders/order.ts';
import { postJson } from '../post-json.ts';

/** What a proxy does for the gateways behind it. */
export interface Proxy {
  /** The gateway for the next call: those that are ready in turn; the last that was, where none is. */
  choose(): number;
  /** Sends a gateway no further calls, as an operator would before it stops. */
  drain(port: number): void;
  /** Resolves when the proxy has heard that a gateway is ready. */
  hearsOf(port: number): Promise<void>;
  /** Whether a gateway has said "not ready" since this was asked last. */
  hasRefused(port: number): boolean;
  stop(): Promise<void>;
}

const lookEveryMs = 100;
const patienceMs = 2_000;

/** Asks `/readyz` of each gateway again and again, as a proxy does. */
export function balance(ports: readonly number[]): Proxy {
  const ready = new Set<number>();
  const drained = new Set<number>();
  const refused = new Set<number>();
  let last = ports[0] ?? 0;
  let isOver = false;

  const look = async (port: number): Promise<void> => {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patienceMs) });
      if (ok) ready.add(port);
      else {
        ready.delete(port);
        refused.add(port);
      }
    } catch (error) {
      // An answer that comes late says nothing on a busy machine; a port that nobody listens on does.
      if (!(error instanceof DOMException)) ready.delete(port);
    }
  };
  const watch = async (port: number): Promise<void> => {
    while (!isOver) {
      await look(port);
      await wait(lookEveryMs);
    }
  };
  const watching = Promise.all(ports.map(watch));

  return {
    choose: () => {
      const open = ports.filter((port) => ready.has(port) && !drained.has(port));
      last = open[(open.indexOf(last) + 1) % open.length] ?? last;
      return last;
    },
    drain: (port) => void drained.add(port),
    hearsOf: async (port) => {
      while (!ready.has(port)) await wait(lookEveryMs);
      drained.delete(port);
    },
    hasRefused: (port) => refused.delete(port),
    stop: async () => {
      isOver = true;
      await watching;
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
