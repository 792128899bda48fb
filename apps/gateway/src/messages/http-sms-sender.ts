import { DeliveryError, type SmsSender } from './sender.ts';

export interface HttpSmsOptions {
  /** Address to which messages are posted. */
  readonly url: string;
  /** `user:secret` of the provider's account. */
  readonly key: string;
  /** Name or number of the sender. */
  readonly sender: string;
  readonly timeoutMs?: number;
}

/** Client error statuses that may pass by the next attempt. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/** Reads only a code, because the provider's text may repeat the phone number. */
async function readProviderCode(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
    return typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)) ? ` (${code})` : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

/** The number in international form: `0812345678` is `+66812345678`. */
const internationalPhone = (national: string): string => national.replace(/^0/, '+66');

/**
 * Sends text messages through a provider with the protocol of Twilio's message resource, which others offer too: a form with
 * `To`, `From` and `Body`, basic authentication, and a 2xx answer for accepted messages.
 */
export function createHttpSmsSender({ url, key, sender, timeoutMs = 10_000 }: HttpSmsOptions): SmsSender {
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`;

  const post = async (form: URLSearchParams, signal: AbortSignal): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.ok) return response.body?.cancel();
    const { status } = response;
    const isPermanent = status >= 400 && status < 500 && !passing.has(status);
    throw new DeliveryError(`SMS provider answered ${status}${await readProviderCode(response)}`, { isPermanent });
  };

  return {
    isReal: true,
    send: async ({ to, body }, signal) => {
      try {
        await post(new URLSearchParams({ To: internationalPhone(to), From: sender, Body: body }), signal);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        const reason = error instanceof Error ? error.name : 'unknown';
        throw new DeliveryError(`SMS provider not reached: ${reason}`, { isPermanent: false, cause: error });
      }
    },
  };
}
