import { compactVerify, decodeProtectedHeader, errors } from 'jose';
import { refuseSignOn, signOnTexts } from './refuse-sign-on.ts';

const encoder = new TextEncoder();

async function verifyWith(token: string, secret: string): Promise<Uint8Array | undefined> {
  try {
    const { payload } = await compactVerify(token, encoder.encode(secret), { algorithms: ['HS256'] });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) return undefined;
    if (error instanceof errors.JOSEError) throw refuseSignOn('malformed', signOnTexts.notToken);
    throw error;
  }
}

function readPayload(payload: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw refuseSignOn('malformed', signOnTexts.notToken);
}

/** Reports text that is no token differently from a wrong signature, because the cause is elsewhere. */
function checkForm(token: string): void {
  try {
    decodeProtectedHeader(token);
  } catch (cause) {
    if (cause instanceof TypeError) throw refuseSignOn('malformed', signOnTexts.notToken);
    throw cause;
  }
  if (token.split('.').length !== 3) throw refuseSignOn('malformed', signOnTexts.notToken);
}

/**
 * The payload of a token signed with HS256 and one of the partner's valid secrets. Two are valid while a partner changes its
 * secret.
 *
 * @throws {BusinessRefusal} 403 with `malformed` or `bad_signature`.
 */
export async function verifyToken(token: string, secrets: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  checkForm(token);
  for (const secret of secrets) {
    const payload = await verifyWith(token, secret);
    if (payload !== undefined) return readPayload(payload);
  }
  throw refuseSignOn('bad_signature', signOnTexts.badSignature);
}
