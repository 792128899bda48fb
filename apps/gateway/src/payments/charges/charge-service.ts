import { dayMs, minuteMs } from '@songwai/core/basics/durations';
import { satangFromBaht } from '@songwai/core/basics/money';
import { paymentMinutes } from '@songwai/core/payments/payment';
import { cardChargeMinBaht } from '@songwai/core/validation/cards/card-charge';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readCardCustomer } from '../../identity/users/payment-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { methodOf } from '../method-of.ts';
import { type CardProvider, type ProviderCharge, ProviderRefusal, ProviderSilent } from '../providers/card-provider.ts';
import { listPlaces } from '../providers/list-places.ts';
import { requireAmount } from '../providers/require-amount.ts';
import type { StoredSource } from '../tables.ts';
import { paymentTexts } from '../texts.ts';
import {
  type ChargeRow,
  findCharge,
  findChargeOfGuid,
  findChargeOfProvider,
  insertCharge,
  listChargesOfJob,
  listOpenCharges,
  takeToAsk,
  toCharge,
  updateCharge,
} from './charge-queries.ts';
import { neverMadeMs, nextCheckAt } from './next-check.ts';
import type { Charge, ChargeHandlers, NewCharge, Payments } from './payments.ts';
import { expire, lockToEnd, settle } from './settle.ts';

export interface ChargeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Undefined: this gateway takes no cards and no PromptPay. */
  readonly provider: CardProvider | undefined;
  readonly handlers: () => ChargeHandlers;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly log: DatabaseLog;
}

/** What the room itself needs besides what it offers. */
export interface ChargeService extends Payments {
  /** The provider says that something happened to a charge of its own id. */
  readonly notice: (providerRef: string) => Promise<void>;
  /** Our id of a charge that we know by the provider's. */
  readonly findNoticed: (providerRef: string) => Promise<string | undefined>;
}

/** 144 bits, too many to guess. */
const idBytes = 18;

const unavailable = () => new BusinessRefusal({ code: 422, field: 'paymentType', text: paymentTexts.noPayments });

/** A repeated press pays for the same thing. @throws {BusinessRefusal} 422 at `guid`. */
function requireSame(row: ChargeRow, { subject }: NewCharge): Charge {
  if (row.subject === subject) return toCharge(row);
  throw new BusinessRefusal({ code: 422, field: 'guid', text: paymentTexts.otherPayment });
}

export function createCharges(deps: ChargeDeps): ChargeService {
  const { db, clock, random, handlers, publicUrl, log } = deps;

  const requireProvider = (): CardProvider => {
    if (deps.provider === undefined) throw unavailable();
    return deps.provider;
  };

  const findSource = async (trx: Db, { source, payerId }: NewCharge): Promise<StoredSource> => {
    if (source.kind !== 'savedCard') return source;
    const customerRef = payerId === null ? null : await readCardCustomer(trx, payerId);
    if (customerRef === null) throw new BusinessRefusal({ code: 422, field: 'cardId', text: paymentTexts.noCard });
    return { kind: 'savedCard', customerRef, cardId: source.cardId };
  };

  const settleSeen = (chargeId: string, seen: ProviderCharge): Promise<ChargeRow> =>
    transact(db, (trx) => settle(trx, { chargeId, seen, at: clock.now(), handlers: handlers() }));

  /** The provider refused to make the charge at all. */
  const refuse = (chargeId: string, refusal: ProviderRefusal): Promise<ChargeRow> =>
    transact(db, async (trx) => {
      const row = await lockToEnd(trx, chargeId, handlers());
      if (row?.state !== 'asked') return row ?? Promise.reject(refusal);
      const source = JSON.stringify({ kind: row.source.kind });
      const failed = await updateCharge(trx, chargeId, {
        state: 'failed',
        failure: refusal.failure,
        next_check_at: null,
        source,
      });
      await handlers()[row.purpose].onEnded?.(trx, toCharge(failed), clock.now());
      return failed;
    });

  /** Ends a charge whose time is over. */
  const expireIfDue = (row: ChargeRow): Promise<ChargeRow> =>
    transact(db, async (trx) => {
      const locked = await lockToEnd(trx, row.charge_id, handlers());
      if (locked === undefined || (locked.state !== 'asked' && locked.state !== 'pending')) return locked ?? row;
      return expire(trx, locked, { at: clock.now(), handlers: handlers() });
    });

  /** Looks a charge up at the provider, by its id or by ours. */
  const look = async (row: ChargeRow): Promise<ChargeRow> => {
    const provider = requireProvider();
    const { charge_id: chargeId, provider_ref: ref, created_at: since } = row;
    try {
      const seen = ref === null ? await provider.findCharge({ chargeId, since }) : await provider.readCharge(ref);
      if (seen !== undefined) return await settleSeen(chargeId, seen);
      const isNeverMade = ref === null && clock.now().getTime() - since.getTime() > neverMadeMs;
      return isNeverMade ? await refuse(chargeId, new ProviderRefusal('processing', 'was never made')) : row;
    } catch (error) {
      if (!(error instanceof ProviderSilent || error instanceof ProviderRefusal)) throw error;
      log.warn({ err: error, chargeId }, 'payments: the provider cannot be asked about a charge now');
      return row;
    }
  };

  /** Ends, when its time is over, a charge of a provider that this gateway has no more: it cannot be asked, and must reserve nothing for ever. */
  const endUnasked = async (row: ChargeRow): Promise<ChargeRow> => {
    const { charge_id: chargeId, provider, state } = row;
    const isOpen = state === 'pending' || state === 'asked';
    if (isOpen && row.expires_at > clock.now()) return updateCharge(db, chargeId, { next_check_at: row.expires_at });
    if (isOpen) {
      await expireIfDue(row);
      log.warn(
        { chargeId, provider, providerRef: row.provider_ref },
        'payments: a payment of a former provider has ended unasked',
      );
    }
    return updateCharge(db, chargeId, { next_check_at: null });
  };

  const refreshRow = async (row: ChargeRow): Promise<ChargeRow> => {
    if (row.next_check_at === null) return row;
    if (row.provider !== deps.provider?.name) return endUnasked(row);
    const seen = await look(row);
    const isOver = (seen.state === 'pending' || seen.state === 'asked') && seen.expires_at <= clock.now();
    if (isOver) return expireIfDue(seen);
    // Expired ones are asked less and less often.
    if (seen.state === 'expired' && seen.next_check_at !== null)
      return updateCharge(db, seen.charge_id, { next_check_at: nextCheckAt(seen, clock.now()) });
    return seen;
  };

  const leastSatang = satangFromBaht(Math.min(deps.provider?.leastPromptPayBaht ?? 0, cardChargeMinBaht));

  return {
    leastSatang,
    prepare: async (trx, charge) => {
      const earlier = await findChargeOfGuid(trx, charge);
      if (earlier !== undefined) return requireSame(earlier, charge);
      const provider = requireProvider();
      const method = methodOf(charge.source);
      requireAmount(provider, method, charge.amountSatang);
      const source = await findSource(trx, charge);
      const lastsMs = method === 'billPayment' ? dayMs : paymentMinutes * minuteMs;
      const expiresAt = new Date(charge.at.getTime() + lastsMs);
      const row = await insertCharge(trx, {
        charge_id: random.bytes(idBytes).toString('base64url'),
        payer_id: charge.payerId,
        purpose: charge.purpose,
        subject: charge.subject,
        job_id: charge.jobId,
        guid: charge.guid,
        method,
        amount_satang: charge.amountSatang,
        state: 'asked',
        source: JSON.stringify(source),
        is_captured: method !== 'card' || charge.isCaptured,
        return_path: charge.returnPath ?? null,
        provider: provider.name,
        created_at: charge.at,
        expires_at: expiresAt,
        next_check_at: nextCheckAt({ state: 'asked', created_at: charge.at, expires_at: expiresAt }, charge.at),
      });
      const stored = row ?? (await findChargeOfGuid(trx, charge));
      if (stored === undefined) throw new Error('a charge of this guid was neither stored nor found');
      return requireSame(stored, charge);
    },

    requireCard: async (payerId, cardId) => {
      const provider = requireProvider();
      const refusal = (text: LocalText) => new BusinessRefusal({ code: 422, field: 'cardId', text });
      const customerRef = await readCardCustomer(db, payerId);
      if (customerRef === null) throw refusal(paymentTexts.noCard);
      const cards = await provider.listCards(customerRef).catch((error: unknown) => {
        // The provider knows no such customer any more.
        if (error instanceof ProviderRefusal) return [];
        if (!(error instanceof ProviderSilent)) throw error;
        log.warn({ err: error }, 'payments: the provider cannot be asked for cards now');
        return null;
      });
      if (cards === null) return;
      if (cards.length === 0) throw refusal(paymentTexts.noCard);
      if (cardId !== null && !cards.some((card) => card.cardId === cardId)) throw refusal(paymentTexts.unknownCard);
    },

    carryOut: async (chargeId) => {
      const provider = requireProvider();
      // Whoever takes it first asks the provider; a second process finds it taken and waits for the sweeper at most.
      const row = await findCharge(db, chargeId);
      if (row === undefined) throw new Error(`charge ${chargeId} was not prepared`);
      if (row.state !== 'asked' || row.provider_ref !== null || !(await takeToAsk(db, chargeId))) return toCharge(row);
      try {
        const seen = await provider.createCharge({
          chargeId,
          amountSatang: row.amount_satang,
          source: row.source,
          isCaptured: row.is_captured,
          returnUri: `${publicUrl}${row.return_path ?? '/paymentomise'}?charge=${chargeId}`,
          expiresAt: row.expires_at,
          description: row.job_id ?? row.purpose,
        });
        return toCharge(await settleSeen(chargeId, seen));
      } catch (error) {
        if (error instanceof ProviderRefusal) return toCharge(await refuse(chargeId, error));
        if (!(error instanceof ProviderSilent)) throw error;
        log.warn({ err: error, chargeId }, 'payments: the provider did not answer; the charge is looked up later');
        return toCharge(row);
      }
    },

    refresh: async (chargeId) => {
      const row = await findCharge(db, chargeId);
      return row === undefined ? undefined : toCharge(await refreshRow(row));
    },

    read: async (chargeId) => {
      const row = await findCharge(db, chargeId);
      return row && toCharge(row);
    },

    notice: async (providerRef) => {
      const provider = requireProvider();
      const known = await findChargeOfProvider(db, provider.name, providerRef);
      const seen = await provider.readCharge(providerRef);
      const chargeId = known?.charge_id ?? seen?.chargeId;
      if (seen === undefined || chargeId === undefined || chargeId === null) return;
      // It may be older than our row's own knowledge of the provider's id.
      if ((known ?? (await findCharge(db, chargeId))) !== undefined) await settleSeen(chargeId, seen);
    },

    findNoticed: async (providerRef) =>
      deps.provider && (await findChargeOfProvider(db, deps.provider.name, providerRef))?.charge_id,

    abandon: async (trx, chargeId, at) => {
      const row = await lockToEnd(trx, chargeId, handlers());
      if (row !== undefined && (row.state === 'asked' || row.state === 'pending'))
        await expire(trx, row, { at, handlers: handlers() });
    },

    findOfGuid: async (trx, asked) => {
      const row = await findChargeOfGuid(trx, asked);
      return row && toCharge(row);
    },

    findPlace: async ({ kind, code }) => {
      const places = await listPlaces(requireProvider(), kind);
      return places.find((place) => place.code === code || place.code.endsWith(`_${code}`))?.code;
    },

    listOpen: async (payerId, purpose) => (await listOpenCharges(db, payerId, purpose)).map(toCharge),
    listOfJob: async (on, jobId) => (await listChargesOfJob(on, jobId)).map(toCharge),
  };
}

/** The caller ends the charge itself and needs no notice of it. */
