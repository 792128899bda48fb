import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import type { FastifyInstance } from 'fastify';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { paymentTexts } from '../texts.ts';
import type { ChargeService } from './charge-service.ts';
import { lookLimit } from './look-limits.ts';
import type { Charge } from './payments.ts';
import { toWirePayment } from './wire-payment.ts';

export interface PaymentRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly charges: ChargeService;
  readonly limits: Pick<CallLimits, 'allows'>;
}

const unknown = () => new BusinessRefusal({ code: 404, field: 'chargeId', text: paymentTexts.unknownPayment });

/** A payment by a link belongs to nobody: whoever has its id, which cannot be guessed, is the one who pays. */
const mayGiveUp = ({ payerId }: Charge, session: Session | undefined): boolean =>
  payerId === null || (session !== undefined && mayPay(session) && payerId === payerOf(session));

/** Mounts the calls about a running payment. */
export function registerPayments(app: FastifyInstance, { db, clock, charges, limits }: PaymentRoutesDeps): void {
  const look = async (chargeId: string): Promise<Charge> => {
    const known = await charges.read(chargeId);
    if (known === undefined) throw unknown();
    return (await limits.allows(lookLimit(chargeId))) ? ((await charges.refresh(chargeId)) ?? known) : known;
  };

  mountEndpoint(app, paymentStatus, async ({ body }) => ({ payment: toWirePayment(await look(body.chargeId)) }));

  mountEndpoint(app, cancelPayment, async ({ body, session }) => {
    const known = await charges.read(body.chargeId);
    if (known === undefined || !mayGiveUp(known, session)) throw unknown();
    const charge = await look(known.chargeId);
    if (charge.state === 'paid' || charge.state === 'authorised')
      throw new BusinessRefusal({ code: 409, text: paymentTexts.alreadyPaid });
    await transact(db, (trx) => charges.abandon(trx, charge.chargeId, clock.now()));
    return { payment: toWirePayment(await look(charge.chargeId)) };
  });
}
