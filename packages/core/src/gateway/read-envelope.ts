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

/** Codes of a session that is over: expired, user removed, suspended, token revoked (spec §8). */
const invalidSessionCodes: readonly number[] = [130, 131, 132, 133];

/** True for the answers after which the session is worth nothing (spec §8, the missing header too). */
export const isSessionInvalid = (error: GatewayError): boolean =>
  invalidSessionCodes.includes(error.code) || (error.code === 401 && error.description.includes("'sk-token'"));

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
    description: isText(description) ? description : '',
    field: isText(reply['field']) ? reply['field'] : null,
    requestId: requestId ?? (isText(reply['requestId']) ? reply['requestId'] : null),
    reply,
  });
};
