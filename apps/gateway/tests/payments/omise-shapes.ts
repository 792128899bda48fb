/** What Omise's documentation shows of its objects (version 2019-05-29), as far as a client could read it. */

export interface OmiseCardObject {
  readonly object: 'card';
  readonly id: string;
  readonly livemode: false;
  readonly deleted: boolean;
  readonly brand: string;
  readonly last_digits: string;
  readonly fingerprint: string;
  readonly name: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
  readonly security_code_check: true;
  readonly created_at: string;
}

export interface OmiseRefundObject {
  readonly object: 'refund';
  readonly id: string;
  readonly amount: number;
  readonly currency: 'THB';
  readonly charge: string;
  readonly status: 'closed';
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

/** What changes of a charge. */
export interface ChargeState {
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
  authorized: boolean;
  failure_code: string | null;
  failure_message: string | null;
  paid_at: string | null;
  expires_at: string;
  refunded_amount: number;
}

export interface OmiseChargeObject extends ChargeState {
  readonly object: 'charge';
  readonly id: string;
  readonly location: string;
  readonly livemode: false;
  readonly amount: number;
  readonly currency: 'THB';
  readonly capture: boolean;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly customer: string | null;
  readonly card: OmiseCardObject | null;
  readonly authorize_uri: string | null;
  readonly return_uri: string | null;
  readonly source: { readonly type: string } | null;
  readonly created_at: string;
}

export interface OmiseEvent {
  readonly object: 'event';
  readonly id: string;
  readonly livemode: false;
  readonly key: string;
  readonly data: OmiseChargeObject;
  readonly created_at: string;
}

const brandOf = (number: string): string => ({ '4': 'Visa', '5': 'MasterCard', '3': 'JCB' })[number.charAt(0)] ?? 'UnionPay';

interface TypedCard {
  readonly number: string;
  readonly name: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
}

export const cardObject = (id: string, card: TypedCard, createdAt: string): OmiseCardObject => ({
  object: 'card',
  id,
  livemode: false,
  deleted: false,
  brand: brandOf(card.number),
  last_digits: card.number.slice(-4),
  fingerprint: Buffer.from(card.number).toString('base64'),
  name: card.name,
  expiration_month: card.expiration_month,
  expiration_year: card.expiration_year,
  security_code_check: true,
  created_at: createdAt,
});

/** The source of a PromptPay charge, with the picture of its code. */
export const promptPaySource = (id: string, { url, amount }: { readonly url: string; readonly amount: number }) => ({
  object: 'source',
  id: id.replace('chrg', 'src'),
  type: 'promptpay',
  flow: 'offline',
  amount,
  currency: 'THB',
  scannable_code: {
    object: 'barcode',
    type: 'qr',
    image: {
      object: 'document',
      filename: 'qrcode.svg',
      kind: 'qr',
      download_uri: `${url}/charges/${id}/documents/docu_test_1/downloads/5C24A671265`,
    },
  },
});

/** The source of a charge that is confirmed in a bank's app. */
export const bankSource = (id: string, { type, amount }: { readonly type: string; readonly amount: number }) => ({
  object: 'source',
  id: id.replace('chrg', 'src'),
  type,
  flow: 'app_redirect',
  amount,
  currency: 'THB',
  scannable_code: null,
});

/** The source of a charge that is paid at a counter. */
export const billSource = (
  id: string,
  { url, type, amount }: { readonly url: string; readonly type: string; readonly amount: number },
) => ({
  object: 'source',
  id: id.replace('chrg', 'src'),
  type,
  flow: 'offline',
  amount,
  currency: 'THB',
  scannable_code: null,
  references: {
    expires_at: null,
    device_id: null,
    customer_amount: null,
    omise_tax_id: '0105556091152',
    reference_number_1: '084512358415235151',
    reference_number_2: '651245102351425623',
    barcode: `${url}/charges/${id}/documents/docu_test_2/downloads/5C24A671266`,
  },
});

/** How an account may be paid. */
export const paymentMethods: readonly string[] = [
  'card',
  'promptpay',
  'mobile_banking_kbank',
  'mobile_banking_scb',
  'mobile_banking_uob',
  'bill_payment_tesco_lotus',
  'truemoney',
];

/** A page of things. */
export const listObject = <T>(data: readonly T[], query: URLSearchParams) => {
  const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)];
  return { object: 'list', data: data.slice(offset, offset + limit), limit, offset, total: data.length, order: 'chronological' };
};

/** The error's object. */
export const errorObject = (code: string) => ({
  object: 'error',
  location: `https://www.omise.co/api-errors#${code.replaceAll('_', '-')}`,
  code,
  message: code.replaceAll('_', ' '),
});

/** How the published test cards behave, by their last six digits; all others are confirmed with the bank and succeed. */
export const testCards: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  '140011': { code: 'insufficient_fund', message: 'insufficient funds in the account or the card has reached the credit limit' },
  '130012': { code: 'stolen_or_lost_card', message: 'card was stolen or lost' },
  '120013': { code: 'failed_processing', message: 'payment processing failed' },
  '110014': { code: 'payment_rejected', message: 'payment was rejected by issuer' },
  '160001': { code: 'invalid_security_code', message: 'the security code is invalid' },
  '190016': { code: 'failed_fraud_check', message: 'card was marked as fraudulent' },
  '180017': { code: 'invalid_account_number', message: 'valid account could not be found for payment method' },
  '150002': { code: 'failed_processing', message: '3-D Secure enrollment failed' },
};
