import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { postJson, type WireAnswer } from './post-json.ts';

/** Everything the clients were told, and what contradicts it. */
export interface Ledger {
  /** Job id by guid, for every booking that was acknowledged. */
  readonly acknowledged: Map<string, string>;
  /** Bookings sent at least once more because no answer came. */
  retried: number;
  /** Bookings sent twice at the same time. */
  doubled: number;
  /** Calls answered 503 because the database was away. */
  refused: number;
  readonly contradictions: string[];
}

/** What a client works with. */
export interface ClientOptions {
  readonly port: number;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** The client's own loopback address. */
  readonly from: string;
}

const pauseMs = 25;
const doubleShare = 0.2;

/** One client: books again and again, each booking with its own guid, each repeated until it is acknowledged. */
export function makeBookingClient({ port, ledger, random, from }: ClientOptions) {
  let token: string | undefined;

  const post = async (path: string, body: object): Promise<WireAnswer | undefined> => {
    try {
      const answer = await postJson({ port, path, token, from }, body);
      if (answer.status >= 500) noteFault(path, answer);
      return answer;
    } catch {
      // Killed while it worked, or not up again: nobody knows whether it was done. That is what the guid is for.
      return undefined;
    }
  };

  /** A database that is away is no fault of the gateway's, if it says so and when to come again. */
  const noteFault = (path: string, { status, retryAfter, body }: WireAnswer) => {
    if (status === 503) ledger.refused++;
    if (status !== 503 || retryAfter === undefined)
      ledger.contradictions.push(`${path} was answered ${status} (retry-after ${retryAfter}): ${JSON.stringify(body)}`);
  };

  const logIn = async () => {
    const answer = await post('/api/login', { userName: 'demo@songwai.test', password: 'demo1234', channel: 'web', lang: 'en' });
    if (answer?.body['respCode'] === 200) token = String(answer.body['skToken']);
  };

  /** One try. Undefined: not acknowledged, try again. */
  const tryBooking = async (guid: string, payload: object): Promise<string | undefined> => {
    const answer = await post('/api/create_job', { ...payload, guid });
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return undefined;
    if (answer.status === 401) {
      token = undefined;
      return undefined;
    }
    const { responseCode, responseDesc, jobId } = answer.body;
    if (responseCode === 200 && typeof jobId === 'string') return jobId;
    throw new Error(`A right booking was refused: ${answer.status} ${responseCode} ${responseDesc}`);
  };

  /** Repeats a booking until it is acknowledged, and holds the answer against every earlier one. */
  const book = async (guid: string, payload: object): Promise<void> => {
    let tries = 0;
    for (;;) {
      if (token === undefined) await logIn();
      else {
        tries++;
        if (tries === 2) ledger.retried++;
        const jobId = await tryBooking(guid, payload);
        if (jobId !== undefined) return note(guid, jobId);
      }
      await wait(pauseMs);
    }
  };

  const note = (guid: string, jobId: string) => {
    const earlier = ledger.acknowledged.get(guid);
    if (earlier === undefined) ledger.acknowledged.set(guid, jobId);
    else if (earlier !== jobId) ledger.contradictions.push(`guid ${guid} was answered ${earlier}, then ${jobId}`);
  };

  return {
    /** Books until told to stop; the booking under way is brought to its end. */
    run: async (isOver: () => boolean): Promise<void> => {
      while (!isOver()) {
        const guid = randomUUID();
        const payload = makeBooking(random);
        const copies = random() < doubleShare ? 2 : 1;
        if (copies === 2) ledger.doubled++;
        await Promise.all(Array.from({ length: copies }, () => book(guid, payload)));
        await wait(pauseMs * random());
      }
    },
    /** Sends acknowledged bookings once more; their answers must be the same. */
    repeat: async (guids: readonly string[]): Promise<void> => {
      for (const guid of guids) await book(guid, makeBooking(random));
    },
  };
}

/** A right booking: motorcycle, cash, two or three stops within Bangkok. */
function makeBooking(random: () => number): object {
  const stops = random() < 0.3 ? 3 : 2;
  return {
    vehicle: 1,
    jobType: 2,
    taskType: 1,
    orderType: 'now',
    paymentType: 0,
    paymentPoint: 0,
    confirmPhone: '0812345678',
    channel: 'web',
    lang: 'en',
    locationList: Array.from({ length: stops }, (_, index) => ({
      addressName: `Stop ${index + 1}`,
      contactName: 'Somchai',
      contactPhone: '0898765432',
      lat: Number((13.7 + random() * 0.08).toFixed(5)),
      lng: Number((100.5 + random() * 0.08).toFixed(5)),
    })),
  };
}
