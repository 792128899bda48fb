import { DeliveryError, type LineSender } from './sender.ts';

export interface LineOptions {
  /** Address of LINE's Messaging API. */
  readonly url: string;
  /** The channel access token. */
  readonly token: string;
  readonly timeoutMs?: number;
}

/** LINE has accepted a request with this retry key before, so the message is sent. */
const acceptedBefore = 409;

/**
 * Client error statuses that may pass by the next attempt: a token or plan that the operator corrects (401, 403), and too many
 * requests, or the month's messages used up (429), at which LINE sends nothing.
 */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** Whether LINE's limit of messages a month is reached, which an operator has to know; the text itself is not stored. */
async function describe(response: Response): Promise<string> {
  const isLimit = response.status === 429 && /monthly limit/i.test(await response.text());
  return `LINE answered ${response.status}${isLimit ? ' (monthly limit)' : ''}`;
}

/**
 * Sends messages through LINE's Messaging API. The retry key goes with every attempt: whatever answer was lost, LINE delivers the
 * message once. It remembers a key for 24 hours, which is longer than we try.
 */
export function createLineSender({ url, token, timeoutMs = 10_000 }: LineOptions): LineSender {
  const push = async (
    message: { readonly to: string; readonly body: string; readonly retryKey: string },
    signal: AbortSignal,
  ) => {
    const { to, body, retryKey } = message;
    const response = await fetch(`${url}/v2/bot/message/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-line-retry-key': retryKey },
      body: JSON.stringify({ to, messages: [{ type: 'text', text: body }] }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status } = response;
    if (response.ok || status === acceptedBefore) return response.body?.cancel();
    throw new DeliveryError(await describe(response), { isPermanent: status >= 400 && status < 500 && !passing.has(status) });
  };

  return {
    isReal: true,
    send: async (message, signal) => {
      try {
        await push(message, signal);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        const reason = error instanceof Error ? error.name : 'unknown';
        throw new DeliveryError(`LINE not reached: ${reason}`, { isPermanent: false, cause: error });
      }
    },
  };
}
