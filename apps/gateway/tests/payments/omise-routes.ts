import { type OmiseAccount, OmiseRefusal } from './omise-account.ts';
import { listObject, type OmiseChargeObject, paymentMethods } from './omise-shapes.ts';

interface OmiseCall {
  readonly method: string;
  readonly target: URL;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isSearchBehind: boolean;
}

const capability = {
  object: 'capability',
  country: 'TH',
  limits: { charge_amount: { max: 15_000_000, min: 2_000 } },
  payment_methods: paymentMethods.map((name) => ({ object: 'payment_method', name, currencies: ['THB'] })),
};

const within = ({ created_at }: OmiseChargeObject, query: URLSearchParams): boolean =>
  created_at >= (query.get('from') ?? '') && created_at <= (query.get('to') ?? '9');

/** Answers one call of the API. @throws {OmiseRefusal} */
export function answerApi(account: OmiseAccount, { method, target, body, isSearchBehind }: OmiseCall): object {
  const [, room, id = '', part, partId = ''] = target.pathname.split('/').map(decodeURIComponent);
  const { searchParams: query } = target;
  const card = { ...(body['card'] as Parameters<OmiseAccount['createToken']>[0]) };
  switch (`${method} /${room}${id && '/id'}${part === undefined ? '' : `/${part}`}${partId && '/id'}`) {
    case 'POST /tokens':
      return account.createToken(card);
    case 'POST /customers':
      return account.createCustomer(body);
    case 'GET /customers/id':
      return account.readCustomer(id);
    case 'DELETE /customers/id':
      return account.deleteCustomer(id);
    case 'PATCH /customers/id':
      return account.updateCustomer(id, body);
    case 'GET /customers/id/cards':
      return listObject(account.listCards(id), query);
    case 'PATCH /customers/id/cards/id':
      return account.updateCard(id, partId, body);
    case 'DELETE /customers/id/cards/id':
      return account.deleteCard(id, partId);
    case 'POST /charges':
      return account.createCharge(body);
    case 'GET /charges':
      return listObject(
        account.listCharges().filter((charge) => within(charge, query)),
        query,
      );
    case 'GET /charges/id':
      return account.readCharge(id);
    case 'POST /charges/id/capture':
    case 'POST /charges/id/reverse':
    case 'POST /charges/id/expire':
      return account.change(id, part ?? '');
    case 'POST /charges/id/refunds':
      return account.createRefund(id, body);
    case 'GET /charges/id/refunds':
      return listObject(account.listRefunds(account.readCharge(id).id), query);
    case 'GET /search': {
      const found = isSearchBehind ? [] : account.listCharges();
      const wanted = query.get('query') ?? '';
      return {
        ...listObject(
          found.filter(({ metadata }) => JSON.stringify(metadata).includes(wanted)),
          query,
        ),
        object: 'search',
      };
    }
    case 'GET /capability':
      return capability;
    default:
      throw new OmiseRefusal(404, 'not_found');
  }
}
