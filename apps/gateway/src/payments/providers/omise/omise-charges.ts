import {
  type CardProvider,
  type ChargeSource,
  type NewProviderCharge,
  type ProviderCharge,
  ProviderRefusal,
} from '../card-provider.ts';
import { findOmiseCharge } from './find-omise-charge.ts';
import { type OmiseClient, OmiseClosed, OmiseUnknown } from './omise-client.ts';
import { omiseCharge, omiseRefund, omiseRefunds } from './omise-schemas.ts';
import { toProviderCharge } from './to-provider-charge.ts';

/** The part of the provider that charges. */
export type OmiseCharges = Pick<CardProvider, 'createCharge' | 'readCharge' | 'findCharge' | 'capture' | 'reverse' | 'refund'>;

const typeOf = (source: Exclude<ChargeSource, { readonly kind: 'savedCard' | 'cardToken' }>): string => {
  if (source.kind === 'promptpay') return 'promptpay';
  return source.kind === 'mobileBanking' ? source.bank : source.shop;
};

const payerOf = (source: ChargeSource): object => {
  if (source.kind === 'savedCard')
    return { customer: source.customerRef, ...(source.cardId !== null && { card: source.cardId }) };
  if (source.kind === 'cardToken') return { card: source.token };
  return { source: { type: typeOf(source) } };
};

const endOf = ({ kind }: ChargeSource, { expiresAt, returnUri }: Pick<NewProviderCharge, 'expiresAt' | 'returnUri'>): object => {
  if (kind === 'billPayment') return {};
  return kind === 'promptpay' ? { expires_at: expiresAt.toISOString() } : { return_uri: returnUri };
};

const bodyOf = ({
  chargeId,
  amountSatang,
  source,
  isCaptured,
  returnUri,
  expiresAt,
  description,
}: NewProviderCharge): object => ({
  amount: amountSatang,
  currency: 'THB',
  description,
  metadata: { chargeId },
  ...payerOf(source),
  // A code can be given an end; a confirmation ends when the bank says so, a bill after a day. Only a card's sum can be held without
  // being taken.
  ...endOf(source, { expiresAt, returnUri }),
  ...((source.kind === 'savedCard' || source.kind === 'cardToken') && { capture: isCaptured }),
});

const pathOf = (ref: string): string => `/charges/${encodeURIComponent(ref)}`;

/** Charges at Omise (docs.omise.co, charges-api and refunds-api). */
export function createOmiseCharges(client: OmiseClient): OmiseCharges {
  const readCharge = async (ref: string): Promise<ProviderCharge | undefined> => {
    const charge = await client.read(pathOf(ref), omiseCharge);
    return charge === undefined ? undefined : toProviderCharge(charge);
  };

  const require = async (ref: string): Promise<ProviderCharge> => {
    const charge = await readCharge(ref);
    if (charge === undefined) throw new OmiseUnknown('processing', 'Omise has no such charge.');
    return charge;
  };

  /** Asks for a change; where it is refused, the charge decides: it may have become what was wanted meanwhile. */
  const change = async (ref: string, change: 'capture' | 'reverse' | 'expire'): Promise<ProviderCharge> => {
    try {
      return toProviderCharge(await client.order(`${pathOf(ref)}/${change}`, omiseCharge, { method: 'POST' }));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const charge = await require(ref);
      const isDone = change === 'capture' ? charge.state === 'paid' : ['reversed', 'expired', 'failed'].includes(charge.state);
      // What cannot be ended ends by itself.
      if (isDone || (change === 'expire' && charge.state === 'pending')) return charge;
      throw error;
    }
  };

  return {
    readCharge,
    findCharge: async (wanted) => {
      const found = await findOmiseCharge(client, wanted);
      // What a search answers may be older than the charge.
      return found === undefined ? undefined : readCharge(found);
    },
    createCharge: async (charge) => {
      try {
        const order = { method: 'POST', body: bodyOf(charge), idempotencyKey: charge.chargeId } as const;
        return toProviderCharge(await client.order('/charges', omiseCharge, order));
      } catch (error) {
        // Nothing was charged, and the customer should not wait to learn it.
        if (error instanceof OmiseClosed) throw new ProviderRefusal('processing', error.message);
        throw error;
      }
    },
    capture: async (ref) => {
      const charge = await require(ref);
      return charge.state === 'paid' ? charge : change(ref, 'capture');
    },
    reverse: async (ref) => {
      const charge = await require(ref);
      if (charge.state === 'paid') throw new ProviderRefusal('processing', 'What is paid is refunded, not reversed.');
      if (charge.state === 'pending') return change(ref, 'expire');
      return charge.state === 'authorised' ? change(ref, 'reverse') : charge;
    },
    refund: async ({ ref, amountSatang, refundId }) => {
      const path = `${pathOf(ref)}/refunds`;
      const made = await client.read(`${path}?limit=100`, omiseRefunds);
      if (made?.data.some(({ metadata }) => metadata?.['refundId'] === refundId)) return;
      const body = { amount: amountSatang, metadata: { refundId } };
      await client.order(path, omiseRefund, { method: 'POST', body, idempotencyKey: refundId });
    },
  };
}
