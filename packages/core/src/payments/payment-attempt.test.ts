import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Payment } from './payment.ts';
import { createPaymentAttempt, type PaymentAttempt } from './payment-attempt.ts';

const payment = (state: Payment['state']): Payment => ({
  ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'job', method: 'promptpay', state },
  ...{ amountSatang: 39_645, jobId: 'J00000001', failure: null, authorizeUri: null, qrPayload: 'q', qrImage: null },
  ...{ bill: null, invoiceId: null },
  ...{ expiresAt: new Date('2026-12-08T07:10:00Z'), paidAt: null, isLate: false },
});

const failure = (code: number) =>
  new GatewayError({
    ...{ kind: code === 0 ? 'network' : 'business', code, status: code, description: '' },
    ...{ field: null, requestId: null, reply: {} },
  });

/** Answers one after another; the guids that were sent. */
const setUp = (answers: readonly (Payment | null | Error)[], running?: Payment) => {
  const guids: string[] = [];
  let count = 0;
  const onPaid = vi.fn();
  const attempt: PaymentAttempt<string> = createPaymentAttempt<string>({
    send: (_choice, guid) => {
      const answer = answers[guids.length] ?? null;
      guids.push(guid);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    createGuid: () => {
      count += 1;
      return `g${count}`;
    },
    ...(running && { payment: running }),
    onPaid,
  });
  return { attempt, guids, onPaid, state: () => attempt.store.getState() };
};

describe('paying', () => {
  it('is done at once where the wallet pays', async () => {
    const { attempt, state, onPaid } = setUp([null]);
    await attempt.pay('wallet');
    expect(state()).toEqual({ status: 'paid', payment: null });
    expect(onPaid).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('waits for the customer, and is done once the money is there', async () => {
    const { attempt, state, onPaid } = setUp([payment('pending')]);
    await attempt.pay('promptpay');
    expect(state()).toMatchObject({ status: 'open', payment: { state: 'pending' } });
    attempt.settle(payment('paid'));
    attempt.settle(payment('paid'));
    expect(state().status).toBe('paid');
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('is not done by money that came too late: it is in the wallet', () => {
    expect(setUp([], { ...payment('paid'), isLate: true }).state().status).toBe('open');
  });

  it('goes on with a payment that runs already', () => {
    expect(setUp([], payment('pending')).state().status).toBe('open');
    expect(setUp([], payment('authorised')).state().status).toBe('paid');
  });

  it('has a guid of its own for each try', async () => {
    const { attempt, guids, state } = setUp([payment('failed'), payment('pending'), failure(422), payment('pending')]);
    await attempt.pay('card');
    await attempt.payAgain();
    attempt.chooseAgain();
    await attempt.pay('card');
    expect(state()).toMatchObject({ status: 'choosing', error: { code: 422 } });
    await attempt.pay('promptpay');
    expect(guids).toEqual(['g1', 'g2', 'g3', 'g4']);
  });

  it('repeats a try whose answer was lost with the same guid, so that nothing is paid twice', async () => {
    const { attempt, guids, state } = setUp([failure(0), failure(503), payment('pending')]);
    await attempt.pay('card');
    expect(state().status).toBe('choosing');
    await attempt.payAgain();
    await attempt.payAgain();
    expect(state().status).toBe('open');
    expect(guids).toEqual(['g1', 'g1', 'g1']);
  });

  it('sends one try however often it is pressed', async () => {
    const { attempt, guids } = setUp([null]);
    await Promise.all([attempt.pay('wallet'), attempt.pay('wallet')]);
    await attempt.pay('wallet');
    expect(guids).toEqual(['g1']);
  });

  it('lets the customer choose again, and asks for a choice where none was made', async () => {
    const { attempt, guids, state } = setUp([], payment('expired'));
    await attempt.payAgain();
    expect(state()).toEqual({ status: 'choosing', error: null });
    expect(guids).toEqual([]);
  });
});
