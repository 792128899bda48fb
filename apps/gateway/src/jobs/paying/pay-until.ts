import { minuteMs } from '@songwai/core/basics/durations';
import { paymentMinutes } from '@songwai/core/payments/payment';

/** Until when a job waits for its payment (decisions, "Payment before the driver"). */
export const payUntilOf = (at: Date): Date => new Date(at.getTime() + paymentMinutes * minuteMs);
