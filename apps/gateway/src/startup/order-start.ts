import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { orderInit } from '@songwai/core/startup/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { requireInvoicesPaidNow, requirePayment } from '../jobs/booking/check-payment.ts';
import type { InvoicePause } from '../jobs/booking/storing/invoice-pause.ts';
import type { Clock } from '../platform/deps.ts';
import { type PayingCustomer, readPayingCustomer } from '../pricing/customer-view.ts';
import type { UserAnswer } from '../sessions/describe-user.ts';

type OrderStart = Omit<ReplyOf<typeof orderInit>, 'responseCode' | 'responseDesc' | 'field'>;

/** Reads the initial values of a user's empty order. */
export type OrderStartReader = (user: UserAnswer, session: Session) => Promise<OrderStart>;

interface OrderStartDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly invoicePause: InvoicePause;
}

/** Makes the reader. It checks payment types with the booking's own function, so that the two cannot differ. */
export function createOrderStartReader({ db, clock, invoicePause }: OrderStartDeps): OrderStartReader {
  const isOpen = async (type: number, booker: { customer: PayingCustomer; session: Session }): Promise<boolean> => {
    try {
      await requirePayment(db, type, booker);
      await requireInvoicesPaidNow(db, type, { invoicePause, payerId: payerOf(booker.session), now: clock.now() });
      return true;
    } catch (error) {
      if (error instanceof BusinessRefusal) return false;
      throw error;
    }
  };

  const readPaymentTypes = async (session: Session): Promise<readonly number[]> => {
    const customer = await readPayingCustomer(db, session.userId, 'forShow');
    if (customer === undefined) return [];
    const types = Object.values(paymentType);
    const answers = await Promise.all(types.map((type) => isOpen(type, { customer, session })));
    return types.filter((_type, index) => answers[index]);
  };

  return async (user, session) => {
    const { invoiceCompanyName, invoiceCompanyAddress, invoiceCompanyTaxNo } = user;
    const { invoiceCompanyBranch: branch, invoiceCompanyPostcode: postcode } = user;
    const paymentTypes = await readPaymentTypes(session);
    return {
      confirmPhone: user.confirmPhone,
      // The customer's default, where it is available.
      paymentType: paymentTypes.includes(user.paymentType) ? user.paymentType : (paymentTypes[0] ?? paymentType.cash),
      paymentTypes: [...paymentTypes],
      fullDayPayment: user.fullDayPayment,
      fixDriver: user.fixDriver,
      songwaiWallet: user.songwaiWallet,
      freeCredit: user.freeCredit,
      countJob: user.countJob,
      userGroup: user.userGroup,
      ...(invoiceCompanyName !== undefined &&
        invoiceCompanyAddress !== undefined &&
        invoiceCompanyTaxNo !== undefined && {
          receipt: {
            companyName: invoiceCompanyName,
            companyAddress: invoiceCompanyAddress,
            taxNumber: invoiceCompanyTaxNo,
            ...(branch !== undefined && { branch }),
            ...(postcode !== undefined && { postcode }),
          },
        }),
    };
  };
}
