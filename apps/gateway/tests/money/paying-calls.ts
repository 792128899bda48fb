import { randomUUID } from 'node:crypto';
import { addPrice } from '@songwai/core/jobs/change-contract';
import { createJob } from '@songwai/core/jobs/contract';
import { payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { tipDriver } from '@songwai/core/ratings/tip-contract';
import { payWalletPackage, redeemWalletCode, requestPayout } from '@songwai/core/wallet/contract';
import { openDue } from '../../src/jobs/paying/due-queries.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { makeCodes } from '../../src/wallet/codes/make-codes.ts';
import { bookJob, readJob } from '../builders/bookings.ts';
import type { Gateway } from '../builders/gateway.ts';
import { plainOrder } from '../builders/order.ts';
import type { Caller } from '../builders/sessions.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;

/** An answer to a press. */
export interface Pressed {
  readonly status: number;
  readonly body: {
    readonly responseCode: number;
    readonly field?: string;
    readonly payment?: { readonly state: string };
  };
}

/** A button that moves money, to be pressed more than once with the same guid. */
export interface Button {
  readonly press: () => Promise<Pressed>;
  /** What the press takes from the wallet and from the card, in satang. */
  readonly wallet: number;
  readonly card: number;
}

export interface Payer {
  /** Reaches the database past the proxy, for what is prepared. */
  readonly direct: Pick<Gateway, 'db' | 'clock'>;
  readonly gateway: Pick<Gateway, 'call'>;
  readonly user: Caller;
  /** A completed job. */
  readonly doneJobId: string;
  /** Completes another one, with a driver of its own, as tips are limited. */
  readonly completeJob: () => Promise<string>;
}

/** Every paying call, by what it is for a customer. By card: it is stored, the provider charges (in the same database), it is settled. */
export const buttons = {
  'booking from the wallet': async ({ gateway, user }: Payer): Promise<Button> => {
    const order = plainOrder({ paymentType: wallet });
    return { press: () => gateway.call(createJob, order, user), wallet: 16_650, card: 0 };
  },
  'booking by card': async ({ gateway, user }: Payer): Promise<Button> => {
    const order = plainOrder({ paymentType: card });
    return { press: () => gateway.call(createJob, order, user), wallet: 0, card: 16_650 };
  },
  'paying a job that waits': async ({ gateway, user }: Payer): Promise<Button> => {
    const { jobId } = await bookJob(gateway, user, { paymentType: promptPay });
    const fields = { jobId, guid: randomUUID(), paymentType: wallet };
    return { press: () => gateway.call(payJob, fields, user), wallet: 16_650, card: 0 };
  },
  'adding to the price': async ({ gateway, user, direct }: Payer): Promise<Button> => {
    const { jobId } = await bookJob(gateway, user, { paymentType: wallet });
    const { added_satang: added } = await readJob(direct, jobId);
    const fields = { jobId, guid: randomUUID(), amount: 20 };
    return { press: () => gateway.call(addPrice, fields, user), wallet: 2_000 + added, card: 0 };
  },
  'topping up by card': async ({ gateway, user }: Payer): Promise<Button> => {
    const fields = { guid: randomUUID(), amount: 100, paymentType: card };
    return { press: () => gateway.call(payWalletPackage, fields, user), wallet: -10_000, card: 10_000 };
  },
  'tipping from the wallet': async ({ gateway, user, completeJob }: Payer): Promise<Button> => {
    const jobId = await completeJob();
    const fields = { jobId, guid: randomUUID(), amount: 3, paymentType: wallet };
    return { press: () => gateway.call(tipDriver, fields, user), wallet: 300, card: 0 };
  },
  'tipping by card': async ({ gateway, user, completeJob }: Payer): Promise<Button> => {
    const jobId = await completeJob();
    const fields = { jobId, guid: randomUUID(), amount: 20, paymentType: card };
    return { press: () => gateway.call(tipDriver, fields, user), wallet: 0, card: 2_000 };
  },
  'a payout': async ({ gateway, user }: Payer): Promise<Button> => {
    const fields = { guid: randomUUID(), amount: 1 };
    return { press: () => gateway.call(requestPayout, fields, user), wallet: 100, card: 0 };
  },
  'redeeming a code': async ({ gateway, user, direct }: Payer): Promise<Button> => {
    const expiresAt = new Date(direct.clock.now().getTime() + 60_000);
    const batch = { count: 1, amountSatang: 500, expiresAt, createdBy: 'test' };
    const [code] = await makeCodes({ ...direct, random: systemRandom }, batch);
    return { press: () => gateway.call(redeemWalletCode, { code }, user), wallet: -500, card: 0 };
  },
  'paying what is open': async ({ gateway, user, direct, doneJobId: jobId }: Payer): Promise<Button> => {
    const at = direct.clock.now();
    const due = { key: randomUUID(), jobId, payerId: user.userId, kind: 'waiting', amountSatang: 2_500, at } as const;
    const open = direct.db.updateTable('job_dues').set({ voided_at: at }).where('payer_id', '=', user.userId);
    await open.where('paid_at', 'is', null).execute();
    await direct.db.transaction().execute((trx) => openDue(trx, due));
    const fields = { guid: randomUUID(), paymentType: card, shownAmount: 25 };
    return { press: () => gateway.call(payOpenAmounts, fields, user), wallet: 0, card: 2_500 };
  },
};
