import type { SongwaiEvent } from '@songwai/node';
import { Webhook } from 'standardwebhooks';

interface Posting {
  readonly url: string;
  /** `whsec_…` */
  readonly secret: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** What the partner's server answered. */
export interface PostAnswer {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds that the gateway waits for an answer, too. */
const patienceMs = 10_000;
const shownCharacters = 200;

/** Posts an event as the gateway does: signed by Standard Webhooks, without following redirects. @throws {TypeError} no answer */
export async function postEvent(event: SongwaiEvent, { url, secret, now, signal }: Posting): Promise<PostAnswer> {
  const body = JSON.stringify(event);
  const webhook = new Webhook(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'), { format: 'raw' });
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(event.id, now, body),
    },
  });
  return { status: response.status, text: (await response.text()).slice(0, shownCharacters) };
}
