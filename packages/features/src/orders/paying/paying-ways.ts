import type { Satang } from '@songwai/core/basics/money';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { PaymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Card } from '@songwai/core/payments/card';
import type { Payment } from '@songwai/core/payments/payment';
import type { WalletOffer } from '@songwai/core/wallet/wallet';
import type { ComponentType } from 'react';

/** Something that the shell loads. */
export interface Loaded<Value> {
  /** Null until it is loaded. */
  readonly value: Value | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Of a view that follows a payment until it is paid or comes to nothing. */
export interface PaymentViewProps {
  readonly payment: Payment;
  /** The press that pays was just now: a card goes on at its bank. */
  readonly opensBank: boolean;
  /** The money is there, or the bank holds it. */
  readonly onPaid: (payment: Payment) => void;
  /** Pays in the same way again. */
  readonly onRetry: (payment: Payment) => void;
  /** That is under way. */
  readonly isRetrying: boolean;
  readonly onOtherWay: () => void;
}

/** Of a form for a new card. */
export interface CardFormProps {
  /** The card is saved, and one of the ways' `cards`. */
  readonly onSaved: (cardId: string) => void;
  readonly onCancel: () => void;
}

/** The invoice that a job booked now goes into. */
export interface MonthlyInvoice {
  /** Whom it is made out to. */
  readonly name: string;
  /** Year and month, `2026-12`. */
  readonly month: string;
  readonly issuedAt: Date;
  readonly dueAt: Date;
}

/** What a shell knows of the ways that its customer may pay; without it cash alone is offered. */
export interface PayingWays {
  /** With the customer's session. */
  readonly transport: Transport;
  readonly createGuid: () => string;
  /** Ways that the customer may use. */
  readonly accepted: readonly PaymentType[];
  readonly lastUsed: PaymentType | null;
  /** The wallet's balance. */
  readonly wallet: Loaded<Satang>;
  readonly offer: Loaded<WalletOffer>;
  readonly cards: Loaded<readonly Card[]>;
  /** Absent: invoices are not among the ways. */
  readonly invoice?: MonthlyInvoice | undefined;
  /** The wallet was topped up or paid from. */
  readonly onWalletChanged: () => void;
  readonly PaymentView: ComponentType<PaymentViewProps>;
  /** Absent: no card can be added here. */
  readonly CardForm?: ComponentType<CardFormProps> | undefined;
  /** Says why an invoice is not among the ways yet; absent where there is nothing to say. */
  readonly InvoiceCheck?: ComponentType | undefined;
}
