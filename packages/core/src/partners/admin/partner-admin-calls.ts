import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { PartnerTheme, RegisteredPartner, SecretChoice } from '../partner.ts';
import { registeredFromWire } from '../partner-from-wire.ts';
import type { rotatePartnerSecret as RotatePartnerSecret } from './partner-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** Settings of a partner; absent ones stay unchanged, or are empty in a new partner. */
export interface PartnerSettings {
  readonly allowedOrigins?: readonly string[];
  readonly features?: RegisteredPartner['features'];
  readonly theme?: PartnerTheme;
  readonly priceList?: string;
  readonly isDropPointSigned?: boolean;
}

/** A partner with its secret, which is shown only once. */
export interface PartnerAndSecret {
  readonly partner: RegisteredPartner;
  readonly secret: string;
}

type PartnerReply = Pick<ReplyOf<typeof RotatePartnerSecret>, 'partner' | 'secret'>;

const partnerOf = ({ partner }: PartnerReply): RegisteredPartner => {
  if (partner === undefined) throw new TypeError('a success without the partner that it is about');
  return registeredFromWire(partner);
};
const withSecret = (reply: PartnerReply): PartnerAndSecret => ({ partner: partnerOf(reply), secret: reply.secret ?? '' });

/** The partners by id, in pages; `nextCursor` is null on the last. Administrators only. @throws GatewayError */
export const fetchPartners = async (
  transport: Transport,
  cursor: string | null = null,
): Promise<{ readonly partners: readonly RegisteredPartner[]; readonly nextCursor: string | null }> => {
  const reply = await call(transport, routes.listPartners, cursor === null ? {} : { cursor });
  return { partners: (reply.partners ?? []).map(registeredFromWire), nextCursor: reply.nextCursor ?? null };
};

/** Registers a partner. Administrators only. @throws GatewayError 409 the id is taken; 422 with `field`. */
export const createPartner = async (
  transport: Transport,
  { id, name, ...settings }: PartnerSettings & { readonly id: string; readonly name: string },
): Promise<PartnerAndSecret> =>
  withSecret(await call(transport, routes.createPartner, { partnerId: id, partnerName: name, ...settings }));

/**
 * Changes the given settings; deactivating a partner signs its users out. Administrators only. @throws GatewayError 404; 422 with
 * `field`.
 */
export const updatePartner = async (
  transport: Transport,
  { id, name, ...change }: PartnerSettings & { readonly id: string; readonly name?: string; readonly isActive?: boolean },
): Promise<RegisteredPartner> =>
  partnerOf(await call(transport, routes.updatePartner, { partnerId: id, partnerName: name, ...change }));

/** Creates a second secret; the old one stays valid. Administrators only. @throws GatewayError 404; 409 there are already two. */
export const rotatePartnerSecret = async (transport: Transport, id: string): Promise<PartnerAndSecret> =>
  withSecret(await call(transport, routes.rotatePartnerSecret, { partnerId: id }));

/**
 * Revokes one of two secrets: the old one once the partner signs with the new, or the new one if its reply was lost. Idempotent.
 * Administrators only. @throws GatewayError 404
 */
export const dropPartnerSecret = async (
  transport: Transport,
  { id, which }: { readonly id: string; readonly which: SecretChoice },
): Promise<RegisteredPartner> => partnerOf(await call(transport, routes.dropPartnerSecret, { partnerId: id, which }));

/** Publishes a partner's terms as a new version; unchanged texts change nothing. Administrators only. @throws GatewayError 404 */
export const publishPartnerTerms = async (
  transport: Transport,
  { id, th, en }: { readonly id: string; readonly th: string; readonly en: string },
): Promise<RegisteredPartner> =>
  partnerOf(await call(transport, routes.publishPartnerTerms, { partnerId: id, termsTh: th, termsEn: en }));
