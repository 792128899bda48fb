import { dayMs } from '@songwai/core/basics/durations';
import type { PaymentFailure } from '@songwai/core/payments/payment';
import { promptPayPayload } from '@songwai/core/payments/promptpay/promptpay-payload';
import type { Db } from '../../../platform/db.ts';
import { transact } from '../../../platform/transact.ts';
import { type CardProvider, type NewProviderCharge, type ProviderCharge, ProviderRefusal } from '../card-provider.ts';
import { marketMethods, sandboxShop } from '../paying-places.ts';
import { selectCard, selectToken, spendToken } from './card-queries.ts';
import {
  addRefunded,
  type ChargeChange,
  changeCharge,
  insertCharge,
  insertRefund,
  type SandboxCharge,
  selectCharge,
  selectChargeOf,
} from './charge-queries.ts';
import { fingerprintOf } from './sandbox-cards.ts';
import { makeSandboxId, type SandboxDeps } from './sandbox-deps.ts';
import type { TestCardBehaviour } from './tables.ts';
import { stateOf, toProviderCharge } from './to-provider-charge.ts';

/** The part of the provider that charges. */
export type SandboxCharges = Pick<CardProvider, 'createCharge' | 'readCharge' | 'findCharge' | 'capture' | 'reverse' | 'refund'>;

/** How long a bank holds a sum: as long as at the real provider. */
export const holdMs = 7 * dayMs;

/** A card's smallest and largest charge, as at the real provider (20 to 150,000 baht). */
const cardLimits = { least: 2_000, most: 15_000_000 };

const failureOf = (behaviour: TestCardBehaviour): PaymentFailure | null => {
  if (behaviour === 'succeeds' || behaviour === 'needsConfirmation') return null;
  return behaviour === 'refusedAtOnce' ? 'notConfirmed' : behaviour;
};

type ChargeStart = Pick<SandboxCharge, 'state' | 'failure' | 'paid_at' | 'expires_at'>;

/** How a charge begins, by the card. */
function beginCharge(behaviour: TestCardBehaviour, { isCaptured, expiresAt }: NewProviderCharge, now: Date): ChargeStart {
  const failure = failureOf(behaviour);
  const start = { failure, paid_at: null, expires_at: expiresAt };
  if (failure !== null) return { ...start, state: 'failed' };
  if (behaviour === 'needsConfirmation') return { ...start, state: 'pending' };
  if (isCaptured) return { ...start, state: 'paid', paid_at: now };
  return { ...start, state: 'authorised', expires_at: new Date(now.getTime() + holdMs) };
}

/** The customer confirms in the bank's app. @throws {ProviderRefusal} no such bank. */
function confirmInApp(bank: string): TestCardBehaviour {
  if (!marketMethods.includes(bank)) throw new ProviderRefusal('processing', 'The sandbox has no such bank.');
  return 'needsConfirmation';
}

/** The customer brings the money to the counter. @throws {ProviderRefusal} no such counter. */
function payAtCounter(shop: string): TestCardBehaviour {
  if (shop !== sandboxShop) throw new ProviderRefusal('processing', 'The sandbox has no such counter.');
  return 'needsConfirmation';
}

/** How what pays behaves, and which card it is. */
interface Paying {
  readonly behaviour: TestCardBehaviour;
  readonly fingerprint: string | null;
}

/** Reads how the card behaves, without using its token. @throws {ProviderRefusal} no such card. */
async function readPaying(db: Db, { source, amountSatang }: NewProviderCharge): Promise<Paying> {
  if (source.kind === 'promptpay') return { behaviour: 'needsConfirmation', fingerprint: null };
  if (source.kind === 'mobileBanking') return { behaviour: confirmInApp(source.bank), fingerprint: null };
  if (source.kind === 'billPayment') return { behaviour: payAtCounter(source.shop), fingerprint: null };
  if (amountSatang < cardLimits.least || amountSatang > cardLimits.most)
    throw new ProviderRefusal('processing', 'The sandbox charges cards from 20 to 150,000 baht.');
  const card =
    source.kind === 'savedCard' ? await selectCard(db, source.customerRef, source.cardId) : await selectToken(db, source.token);
  if (card === undefined) throw new ProviderRefusal('declined', 'The sandbox has no such card.');
  return { behaviour: card.behaviour, fingerprint: fingerprintOf(card) };
}

/** Charges in the sandbox. */
export function createSandboxCharges({ db, clock, random, publicUrl, promptPayId }: SandboxDeps): SandboxCharges {
  const show = (charge: SandboxCharge): ProviderCharge => toProviderCharge(charge, { publicUrl, now: clock.now() });
  const showAny = (charge: SandboxCharge | undefined) => (charge === undefined ? undefined : show(charge));

  const require = async (ref: string): Promise<SandboxCharge> => {
    const charge = await selectCharge(db, ref);
    if (charge === undefined) throw new ProviderRefusal('processing', 'The sandbox has no such charge.');
    return charge;
  };

  const makeQrPayload = (amountSatang: number): string => {
    const payload = promptPayPayload({ target: promptPayId, amountSatang });
    if (!payload.ok) throw new ProviderRefusal('processing', `The sandbox makes no such code: ${payload.error.code}.`);
    return payload.value;
  };

  const insert = async (trx: Db, charge: NewProviderCharge): Promise<SandboxCharge | undefined> => {
    const now = clock.now();
    const { kind } = charge.source;
    const isCard = kind === 'savedCard' || kind === 'cardToken';
    const { behaviour, fingerprint } = await readPaying(trx, charge);
    const made = await insertCharge(trx, {
      ref: makeSandboxId(random, 'chrg'),
      charge_id: charge.chargeId,
      method: isCard ? 'card' : kind,
      amount_satang: charge.amountSatang,
      is_captured: !isCard || charge.isCaptured,
      return_uri: charge.returnUri,
      description: charge.description,
      qr_payload: kind === 'promptpay' ? makeQrPayload(charge.amountSatang) : null,
      created_at: now,
      fingerprint,
      ...beginCharge(behaviour, charge, now),
    });
    // Only after the charge is ours alone: of two calls at once for one charge, the second must find it, not a used token.
    if (made !== undefined && charge.source.kind === 'cardToken' && !(await spendToken(trx, charge.source.token, now)))
      throw new ProviderRefusal('declined', 'This token was used before.');
    return made;
  };

  /** Changes a charge; one that is there already, or cannot get there, stays as it is. */
  const change = async (ref: string, how: ChargeChange): Promise<ProviderCharge> => {
    await changeCharge(db, ref, how);
    return show(await require(ref));
  };

  return {
    createCharge: async (charge) => {
      const stored = await selectChargeOf(db, charge.chargeId);
      if (stored !== undefined) return show(stored);
      const made = await transact(db, (trx) => insert(trx, charge));
      return show(made ?? (await require((await selectChargeOf(db, charge.chargeId))?.ref ?? '')));
    },
    readCharge: async (ref) => showAny(await selectCharge(db, ref)),
    findCharge: async ({ chargeId }) => showAny(await selectChargeOf(db, chargeId)),
    capture: async (ref) => {
      const at = clock.now();
      const charge = await change(ref, { from: ['authorised'], to: { state: 'paid', paid_at: at }, unendedAt: at });
      if (charge.state !== 'paid') throw new ProviderRefusal('processing', 'The bank does not hold this sum any more.');
      return charge;
    },
    reverse: async (ref) => {
      const state = stateOf(await require(ref), clock.now());
      if (state === 'paid') throw new ProviderRefusal('processing', 'What is paid is refunded, not reversed.');
      if (state === 'authorised') return change(ref, { from: ['authorised'], to: { state: 'reversed' } });
      return change(ref, { from: ['pending'], to: { state: 'expired' } });
    },
    refund: async (refund) => {
      await require(refund.ref);
      await transact(db, async (trx) => {
        if (!(await insertRefund(trx, refund, clock.now()))) return;
        if (!(await addRefunded(trx, refund))) throw new ProviderRefusal('processing', 'More than was paid cannot be returned.');
      });
    },
  };
}
