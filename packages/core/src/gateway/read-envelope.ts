import { GatewayError } from './gateway-error.ts';

/** What came back over HTTP, whatever the library that fetched it. */
export interface HttpAnswer {
  readonly status: number;
  readonly requestId: string | null;
  /** The parsed body, or its text where it is not JSON. */
  readonly body: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * True for the answers after which the session is worth nothing (spec §8): 130-133 expired, user removed, suspended, token revoked; 401 without
 * a token that counts; 403 as a mere code. An HTTP 403 says that this user may not do this, and ends nothing.
 */
export const isSessionInvalid = ({ code, status }: GatewayError): boolean =>
  (code >= 130 && code <= 133) || code === 401 || (code === 403 && status === 200);

/**
 * The reply of a call that went well.
 * @throws GatewayError `business` for an envelope that says no, `http` for anything that is not an envelope.
 */
export const readEnvelope = ({ status, requestId, body }: HttpAnswer): Readonly<Record<string, unknown>> => {
  const reply = isRecord(body) ? body : {};
  // Login alone answers respCode and respDesc (decisions, "The wire").
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
