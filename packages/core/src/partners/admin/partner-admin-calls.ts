import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { PartnerTheme, RegisteredPartner, SecretChoice } from '../partner.ts';
import { registeredFromWire } from '../partner-from-wire.ts';
import type { rotatePartnerSecret as RotatePartnerSecret } from './partner-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** What can be said of a partner and changed later; what is absent stays, or is nothing at first. */
export interface PartnerSettings {
  readonly allowedOrigins?: readonly string[];
  readonly features?: RegisteredPartner['features'];
  readonly theme?: PartnerTheme;
  readonly priceList?: string;
  readonly isDropPointSigned?: boolean;
}

/** A partner with the secret that is shown this once. */
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

/** The partners by id, a page at a time; `nextCursor` is null on the last. Administrators only. @throws GatewayError */
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

/** Changes what is given; a partner made inactive has its users signed out. Administrators only. @throws GatewayError 404; 422 with `field`. */
export const updatePartner = async (
  transport: Transport,
  { id, name, ...change }: PartnerSettings & { readonly id: string; readonly name?: string; readonly isActive?: boolean },
): Promise<RegisteredPartner> =>
  partnerOf(await call(transport, routes.updatePartner, { partnerId: id, partnerName: name, ...change }));

/** Makes a new secret beside the old one. Administrators only. @throws GatewayError 404; 409 while two live already. */
export const rotatePartnerSecret = async (transport: Transport, id: string): Promise<PartnerAndSecret> =>
  withSecret(await call(transport, routes.rotatePartnerSecret, { partnerId: id }));

/**
 * Ends one of two live secrets: the old one once the partner signs with the new; the new one where the answer that showed it was lost. Done
 * twice it is done once. Administrators only. @throws GatewayError 404
 */
export const dropPartnerSecret = async (
  transport: Transport,
  { id, which }: { readonly id: string; readonly which: SecretChoice },
): Promise<RegisteredPartner> => partnerOf(await call(transport, routes.dropPartnerSecret, { partnerId: id, which }));

/** Publishes a partner's terms as a new version; the same texts again change nothing. Administrators only. @throws GatewayError 404 */
export const publishPartnerTerms = async (
  transport: Transport,
  { id, th, en }: { readonly id: string; readonly th: string; readonly en: string },
): Promise<RegisteredPartner> =>
  partnerOf(await call(transport, routes.publishPartnerTerms, { partnerId: id, termsTh: th, termsEn: en }));
