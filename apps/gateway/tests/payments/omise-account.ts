import {
  bankSource,
  billSource,
  type ChargeState,
  cardObject,
  type OmiseCardObject,
  type OmiseChargeObject,
  type OmiseEvent,
  type OmiseRefundObject,
  paymentMethods,
  promptPaySource,
  testCards,
} from './omise-shapes.ts';

/** A refused call: status and the error's code. */
export class OmiseRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Customer {
  readonly id: string;
  default_card: string | null;
  readonly cardIds: string[];
  readonly metadata: unknown;
}

type Body = Readonly<Record<string, unknown>>;

/** What an account at Omise remembers, and its rules. */
export function createOmiseAccount({ now, url }: { readonly now: () => Date; readonly url: () => string }) {
  const tokens = new Map<string, { readonly cardId: string; isUsed: boolean }>();
  const cards = new Map<string, { number: string; card: OmiseCardObject }>();
  const customers = new Map<string, Customer>();
  const charges: OmiseChargeObject[] = [];
  const refunds: OmiseRefundObject[] = [];
  const events: OmiseEvent[] = [];
  let count = 0;
  const makeId = (kind: string): string => {
    count += 1;
    return `${kind}_test_${String(count).padStart(8, '0')}`;
  };
  const iso = (): string => now().toISOString();

  const spendToken = (token: unknown): string => {
    const found = tokens.get(String(token));
    if (found === undefined) throw new OmiseRefusal(404, 'not_found');
    if (found.isUsed) throw new OmiseRefusal(400, 'used_token');
    found.isUsed = true;
    return found.cardId;
  };

  const readCustomer = (id: string): Customer => {
    const customer = customers.get(id);
    if (customer === undefined) throw new OmiseRefusal(404, 'not_found');
    return customer;
  };

  const attach = (customer: Customer, token: unknown): void => {
    const cardId = spendToken(token);
    customer.cardIds.push(cardId);
    customer.default_card ??= cardId;
  };

  const report = (key: string, data: OmiseChargeObject): void => {
    events.push({ object: 'event', id: makeId('evnt'), livemode: false, key, data: { ...data }, created_at: iso() });
  };

  /** Ends what nobody paid or captured in time. */
  const passTime = (charge: OmiseChargeObject): OmiseChargeObject => {
    if (charge.status === 'pending' && new Date(charge.expires_at) <= now()) charge.status = 'expired';
    return charge;
  };

  const readCharge = (id: string): OmiseChargeObject => {
    const charge = charges.find((one) => one.id === id);
    if (charge === undefined) throw new OmiseRefusal(404, 'not_found');
    return passTime(charge);
  };

  const inDays = (days: number): string => new Date(now().getTime() + days * 86_400_000).toISOString();

  /** The bank says yes: the sum is taken, or held until it is captured. */
  const authorise = (charge: OmiseChargeObject): void => {
    Object.assign(charge, { authorized: true, expires_at: inDays(7) } satisfies Partial<ChargeState>);
    if (charge.capture) Object.assign(charge, { status: 'successful', paid_at: iso() } satisfies Partial<ChargeState>);
  };

  const fail = (charge: OmiseChargeObject, { code, message }: { code: string; message: string }): void => {
    Object.assign(charge, { status: 'failed', failure_code: code, failure_message: message } satisfies Partial<ChargeState>);
  };

  const payingCard = ({ card, customer }: Body): string | undefined => {
    if (customer === undefined) return card === undefined ? undefined : spendToken(card);
    const { cardIds, default_card } = readCustomer(String(customer));
    const cardId = String(card ?? default_card);
    if (!cardIds.includes(cardId)) throw new OmiseRefusal(404, 'not_found');
    return cardId;
  };

  const isOffline = (type: string): boolean => type === 'promptpay' || type.startsWith('bill_payment_');
  const sourceOf = (id: string, { type, amount }: { readonly type: string; readonly amount: number }) => {
    if (type.startsWith('mobile_banking_')) return bankSource(id, { type, amount });
    if (type.startsWith('bill_payment_')) return billSource(id, { url: url(), type, amount });
    return promptPaySource(id, { url: url(), amount });
  };

  const createCharge = (body: Body): OmiseChargeObject => {
    const amount = Number(body['amount']);
    if (!Number.isInteger(amount) || amount < 2_000 || amount > 15_000_000) throw new OmiseRefusal(400, 'invalid_charge');
    const cardId = payingCard(body);
    const stored = cardId === undefined ? undefined : cards.get(cardId);
    const number = stored?.number ?? '';
    const failure = testCards[number.slice(-6)];
    const { type = '' } = (body['source'] ?? {}) as { readonly type?: string };
    if (stored === undefined && type !== 'promptpay' && !paymentMethods.includes(type))
      throw new OmiseRefusal(400, 'invalid_charge');
    const isInApp = type.startsWith('mobile_banking_');
    const needsBank = isInApp || (stored !== undefined && failure === undefined && !number.endsWith('300000'));
    const id = makeId('chrg');
    const charge: OmiseChargeObject = {
      object: 'charge',
      id,
      location: `/charges/${id}`,
      livemode: false,
      amount,
      currency: 'THB',
      capture: body['capture'] !== false,
      description: (body['description'] as string | undefined) ?? null,
      metadata: (body['metadata'] as Record<string, unknown> | undefined) ?? {},
      customer: (body['customer'] as string | undefined) ?? null,
      card: stored?.card ?? null,
      authorize_uri: needsBank ? `${url()}/payments/${id}/authorize` : null,
      return_uri: (body['return_uri'] as string | undefined) ?? null,
      source: stored ? null : sourceOf(id, { type, amount }),
      created_at: iso(),
      status: 'pending',
      authorized: false,
      failure_code: null,
      failure_message: null,
      paid_at: null,
      expires_at: (body['expires_at'] as string | undefined) ?? inDays(1),
      refunded_amount: 0,
    };
    charges.push(charge);
    if (failure !== undefined) fail(charge, failure);
    else if (stored !== undefined && !needsBank) authorise(charge);
    report('charge.create', charge);
    return charge;
  };

  /** What the customer's bank reports. */
  const settle = (id: string, answer: 'pass' | 'fail'): OmiseChargeObject => {
    const charge = readCharge(id);
    // A transfer cannot be sent back by the bank, so that it counts even after the end; a confirmation does not.
    const isOpen = charge.status === 'pending' || (charge.status === 'expired' && isOffline(charge.source?.type ?? ''));
    if (!isOpen || charge.authorized) return charge;
    if (answer === 'pass') authorise(charge);
    else fail(charge, { code: 'failed_processing', message: '3-D Secure authentication failed' });
    report('charge.complete', charge);
    return charge;
  };

  const change = (id: string, how: string): OmiseChargeObject => {
    const charge = readCharge(id);
    if (how !== 'expire' && charge.status === 'expired') throw new OmiseRefusal(400, 'expired_charge');
    const isAuthorised = charge.status === 'pending' && charge.authorized;
    if (how === 'expire') {
      if (charge.status !== 'pending' || charge.authorized) throw new OmiseRefusal(400, 'failed_expire');
      charge.status = 'expired';
    } else if (!isAuthorised) throw new OmiseRefusal(400, `failed_${how}`);
    else Object.assign(charge, how === 'capture' ? { status: 'successful', paid_at: iso() } : { status: 'reversed' });
    report(`charge.${how}`, charge);
    return charge;
  };

  const createRefund = (id: string, body: Body): OmiseRefundObject => {
    const charge = readCharge(id);
    const amount = Number(body['amount']);
    if (charge.status !== 'successful' || charge.refunded_amount + amount > charge.amount)
      throw new OmiseRefusal(422, 'failed_refund');
    charge.refunded_amount += amount;
    const metadata = (body['metadata'] as Record<string, unknown> | undefined) ?? {};
    const refund = { object: 'refund', id: makeId('rfnd'), amount, currency: 'THB', charge: id, status: 'closed' } as const;
    refunds.push({ ...refund, metadata, created_at: iso() });
    return { ...refund, metadata, created_at: iso() };
  };

  return {
    charges,
    events,
    readCharge,
    createCharge,
    settle,
    change,
    createRefund,
    listCharges: () => charges.map(passTime),
    listRefunds: (id: string) => refunds.filter(({ charge }) => charge === id),
    createToken: (typed: Parameters<typeof cardObject>[1]) => {
      const [id, cardId] = [makeId('tokn'), makeId('card')];
      const card = cardObject(cardId, typed, iso());
      cards.set(cardId, { number: typed.number, card });
      tokens.set(id, { cardId, isUsed: false });
      return { object: 'token', id, used: false, card };
    },
    createCustomer: (body: Body) => {
      const customer: Customer = { id: makeId('cust'), default_card: null, cardIds: [], metadata: body['metadata'] };
      if (body['card'] !== undefined) attach(customer, body['card']);
      customers.set(customer.id, customer);
      return { object: 'customer', ...customer };
    },
    readCustomer: (id: string) => ({ object: 'customer', ...readCustomer(id) }),
    deleteCustomer: (id: string) => {
      const { id: object } = readCustomer(id);
      customers.delete(object);
      return { object: 'customer', id: object, deleted: true };
    },
    updateCustomer: (id: string, body: Body) => {
      const customer = readCustomer(id);
      if (body['card'] !== undefined) attach(customer, body['card']);
      const chosen = body['default_card'];
      if (chosen !== undefined && !customer.cardIds.includes(String(chosen))) throw new OmiseRefusal(404, 'not_found');
      if (chosen !== undefined) customer.default_card = String(chosen);
      return { object: 'customer', ...customer };
    },
    listCards: (id: string) => readCustomer(id).cardIds.flatMap((cardId) => cards.get(cardId)?.card ?? []),
    updateCard: (id: string, cardId: string, body: Body) => {
      const stored = cards.get(cardId);
      if (!readCustomer(id).cardIds.includes(cardId) || stored === undefined) throw new OmiseRefusal(404, 'not_found');
      stored.card = { ...stored.card, ...body };
      return stored.card;
    },
    deleteCard: (id: string, cardId: string) => {
      const customer = readCustomer(id);
      const place = customer.cardIds.indexOf(cardId);
      if (place < 0) throw new OmiseRefusal(404, 'not_found');
      customer.cardIds.splice(place, 1);
      if (customer.default_card === cardId) customer.default_card = customer.cardIds[0] ?? null;
      return { ...cards.get(cardId)?.card, deleted: true };
    },
  };
}

export type OmiseAccount = ReturnType<typeof createOmiseAccount>;
