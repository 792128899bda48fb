import { GatewayError } from './gateway-error.ts';

/** An HTTP answer, independent of the library that fetched it. */
export interface HttpAnswer {
  readonly status: number;
  readonly requestId: string | null;
  /** The parsed body, or its text if it is not JSON. */
  readonly body: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * True for answers that end the session (spec §8): 130-133 expired, user removed, suspended, token revoked; 401 no valid token;
 * 403 as `responseCode` with HTTP 200. An HTTP 403 only means that this user lacks a right.
 */
export const isSessionInvalid = ({ code, status }: GatewayError): boolean =>
  (code >= 130 && code <= 133) || code === 401 || (code === 403 && status === 200);

/**
 * Returns the reply of a successful call.
 * @throws GatewayError `business` for an envelope with a refusal, `http` for anything that is not an envelope.
 */
export const readEnvelope = ({ status, requestId, body }: HttpAnswer): Readonly<Record<string, unknown>> => {
  const reply = isRecord(body) ? body : {};
  // Only login answers with respCode and respDesc (decisions, "The wire").
  const code = reply['responseCode'] ?? reply['respCode'];
  const description = reply['responseDesc'] ?? reply['respDesc'];
  if (code === 200 && status < 400) return reply;
  throw new GatewayError({
    kind: Number.isInteger(code) && code !== 200 && status < 500 ? 'business' : 'http',
    code: typeof code === 'number' && code !== 200 ? code : status,
    status,
    description: isText(description) ? description : '',
    field: isText(reply['field']) ? reply['field'] : null,
    requestId: requestId ?? (isText(reply['requestId']) ? reply['requestId'] : null),
    reply,
  });
};
