import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { FindStoppedMoney } from '../ledger/check-ledger.ts';
import type { Room } from '../platform/room.ts';
import { registerCards } from './cards/card-routes.ts';
import { createCards } from './cards/card-service.ts';
import { createDeletionWorker, createEndCardCustomer, type EndCardCustomer } from './cards/deletion-worker.ts';
import { createCharges } from './charges/charge-service.ts';
import { createChargeWorker } from './charges/charge-worker.ts';
import { registerPayments } from './charges/payment-routes.ts';
import type { ChargeHandler, Payments } from './charges/payments.ts';
import { registerQrImages } from './charges/qr-routes.ts';
import { registerWebhook } from './charges/webhook-routes.ts';
import { readPaymentHolds } from './erasure-hold.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { createCardProvider } from './providers/create-card-provider.ts';
import { findPayerLanguage } from './providers/sandbox/pages/payer-language-view.ts';
import { registerSandbox } from './providers/sandbox/pages/sandbox-routes.ts';
import { sandboxTables } from './providers/sandbox/tables.ts';
import { findStuckPayments } from './stuck-payments-view.ts';
import type { PaymentsTables } from './tables.ts';

/** What the room offers to the rooms above it. */
export interface PaymentsOffers {
  readonly payments: Payments;
  readonly endCardCustomer: EndCardCustomer;
  readonly findStuckPayments: FindStoppedMoney;
  /** Undefined: this gateway takes no cards and no PromptPay. */
  readonly cardProvider: { readonly publicKey: string } | undefined;
}

/** What a paid charge is for, by the rooms above. */
export interface PaymentsLater {
  readonly topUpCharges: ChargeHandler;
  readonly jobCharges: ChargeHandler;
  readonly openAmountCharges: ChargeHandler;
  readonly tipCharges: ChargeHandler;
  readonly invoiceCharges: ChargeHandler;
}

/** Cards, PromptPay and the charges made with them. */
export const payments: Room<Pick<IdentityOffers, 'callLimits'>, PaymentsOffers, PaymentsLater> = {
  name: 'payments',
  tables: [
    ...(['charges', 'charge_orders', 'card_customer_deletions', 'card_prints'] satisfies readonly (keyof PaymentsTables)[]),
    ...sandboxTables,
  ],
  personalData: paymentsPersonalData,
  readHolds: readPaymentHolds,
  open: ({ db, clock, random, config, log, startTimer }, { callLimits: limits }, later) => {
    const { payments: chosen, publicUrl, isProduction } = config;
    const { provider, sandbox } = createCardProvider({ payments: chosen, db, clock, random, log, publicUrl, isProduction });
    const handlers = () => {
      const {
        jobCharges: job,
        topUpCharges: topUp,
        tipCharges: tip,
        openAmountCharges: openAmount,
        invoiceCharges: invoice,
      } = later();
      return { job, topUp, tip, openAmount, invoice };
    };
    const charges = createCharges({ db, clock, random, provider, handlers, publicUrl, log });
    return {
      offers: {
        ...{ payments: charges, cardProvider: provider, findStuckPayments },
        endCardCustomer: createEndCardCustomer(provider?.name ?? 'omise'),
      },
      routes: (app) => {
        registerCards(app, { cards: createCards({ db, clock, provider }), provider, limits });
        registerPayments(app, { db, clock, charges, limits });
        const secret = chosen.provider === 'omise' ? chosen.webhookSecret : undefined;
        registerWebhook(app, { charges, clock, limits, secret });
        registerQrImages(app, { db, provider, limits });
        registerSandbox(app, {
          sandbox,
          clock,
          findLanguage: (chargeId) => findPayerLanguage(db, chargeId),
          notify: charges.notice,
        });
      },
      workers: [
        createChargeWorker({ db, clock, provider, charges, handlers, log, startTimer }),
        ...(provider === undefined ? [] : [createDeletionWorker({ db, clock, provider, log, startTimer })]),
      ],
    };
  },
};
