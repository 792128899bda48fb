import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { fetchPartnerProfile } from '../profile-calls.ts';
import type { DropPointRefusal, DropPointState } from './drop-point-state.ts';

/** What the partner's link names. */
export interface DropPointLink {
  readonly partnerId: string;
  readonly reference: string;
  readonly signature: string | null;
}

const reasons: Readonly<Record<string, DropPointRefusal>> = {
  feature_off: 'featureOff',
  signature_required: 'signatureMissing',
  bad_signature: 'badSignature',
  bad_origin: 'badOrigin',
};

/** Why the link cannot be used, by the gateway's refusal; null for any other error. */
export const refusalOf = ({ code, reply }: GatewayError): DropPointRefusal | null => {
  if (code === 404) return 'unknownPartner';
  return code === 403 ? (reasons[String(reply['reason'])] ?? null) : null;
};

/** HMAC-SHA256 in hexadecimal: a chat that cuts a link leaves less. */
const isSignature = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A booking number that the wire takes. */
const longestReference = 60;

const refused = (reason: DropPointRefusal) => ({ entry: { status: 'refused', reason } }) as const;

/** Whether the link leads to a form, as far as can be known before something is saved. */
export const askPartner = async (
  transport: Transport,
  { partnerId, reference, signature }: DropPointLink,
): Promise<Pick<DropPointState, 'entry'> & Partial<Pick<DropPointState, 'partnerName' | 'theme'>>> => {
  if (partnerId === '') return refused('unknownPartner');
  if (reference === '' || reference.length > longestReference) return refused('referenceMissing');
  if (signature !== null && !isSignature(signature)) return refused('badSignature');
  try {
    const { name: partnerName, theme, features, isDropPointSigned } = await fetchPartnerProfile(transport, partnerId);
    const reason = !features.includes('dropPoint') ? 'featureOff' : isDropPointSigned && signature === null && 'signatureMissing';
    return reason ? { ...refused(reason), partnerName, theme } : { entry: { status: 'open' }, partnerName, theme };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const reason = refusalOf(error);
    return reason ? refused(reason) : { entry: { status: 'failed', error } };
  }
};
