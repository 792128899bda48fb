import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { paymentTexts } from '../texts.ts';
import type { ChargeService } from './charge-service.ts';
import { toWirePayment } from './wire-payment.ts';

export interface PaymentRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly charges: ChargeService;
}

const unknown = () => new BusinessRefusal({ code: 404, field: 'chargeId', text: paymentTexts.unknownPayment });

/** Mounts the calls about a running payment. */
export function registerPayments(app: FastifyInstance, { db, clock, charges }: PaymentRoutesDeps): void {
  mountEndpoint(app, paymentStatus, async ({ body }) => {
    const charge = await charges.refresh(body.chargeId);
    if (charge === undefined) throw unknown();
    return { payment: toWirePayment(charge) };
  });

  mountEndpoint(app, cancelPayment, async ({ body, session }) => {
    const charge = await charges.refresh(body.chargeId);
    if (charge === undefined || charge.payerId !== payerOf(session)) throw unknown();
    if (charge.state === 'paid' || charge.state === 'authorised')
      throw new BusinessRefusal({ code: 409, text: paymentTexts.alreadyPaid });
    await transact(db, (trx) => charges.abandon(trx, charge.chargeId, clock.now()));
    const after = await charges.refresh(charge.chargeId);
    return after === undefined ? {} : { payment: toWirePayment(after) };
  });
}
