import { type CardProvider, type ProviderCard, ProviderSilent } from '../card-provider.ts';
import { type OmiseClient, OmiseUnknown } from './omise-client.ts';
import { type OmiseCard, omiseAnything, omiseCards, omiseCustomer } from './omise-schemas.ts';

/** The part of the provider that stores cards. */
export type OmiseCards = Pick<
  CardProvider,
  'createCustomer' | 'deleteCustomer' | 'listCards' | 'addCard' | 'updateCard' | 'deleteCard' | 'setDefaultCard'
>;

const brands: Readonly<Record<string, ProviderCard['brand']>> = { visa: 'visa', mastercard: 'mastercard', jcb: 'jcb' };

const toProviderCard = (card: OmiseCard, defaultCard: string | null | undefined): ProviderCard => ({
  cardId: card.id,
  brand: brands[card.brand.toLowerCase()] ?? 'other',
  lastDigits: card.last_digits,
  holderName: card.name ?? '',
  expiryMonth: card.expiration_month,
  expiryYear: card.expiration_year,
  isDefault: card.id === defaultCard,
  fingerprint: card.fingerprint ?? null,
});

const pathOf = (customerRef: string): string => `/customers/${encodeURIComponent(customerRef)}`;
const cardPathOf = (customerRef: string, cardId: string): string => `${pathOf(customerRef)}/cards/${encodeURIComponent(cardId)}`;

/** Customers and their cards at Omise (docs.omise.co, customers-api and cards-api). */
export function createOmiseCards(client: OmiseClient): OmiseCards {
  const listCards = async (customerRef: string): Promise<readonly ProviderCard[]> => {
    const [customer, cards] = await Promise.all([
      client.read(pathOf(customerRef), omiseCustomer),
      client.read(`${pathOf(customerRef)}/cards?limit=100`, omiseCards),
    ]);
    return (cards?.data ?? []).map((card) => toProviderCard(card, customer?.default_card));
  };

  /** What is gone already needs no deleting: the answer of an earlier call may have been lost. */
  const remove = async (path: string): Promise<void> => {
    try {
      await client.order(path, omiseAnything, { method: 'DELETE' });
    } catch (error) {
      if (!(error instanceof OmiseUnknown)) throw error;
    }
  };

  return {
    listCards,
    deleteCustomer: (customerRef) => remove(pathOf(customerRef)),
    deleteCard: (customerRef, cardId) => remove(cardPathOf(customerRef, cardId)),
    createCustomer: async ({ userId, token }) => {
      const body = { description: userId, metadata: { userId }, ...(token !== undefined && { card: token }) };
      return (await client.order('/customers', omiseCustomer, { method: 'POST', body })).id;
    },
    addCard: async (customerRef, token) => {
      const before = new Set((await listCards(customerRef)).map(({ cardId }) => cardId));
      await client.order(pathOf(customerRef), omiseCustomer, { method: 'PATCH', body: { card: token } });
      // The answer does not say which of the cards is the new one.
      const added = (await listCards(customerRef)).findLast(({ cardId }) => !before.has(cardId));
      if (added === undefined) throw new ProviderSilent('Omise stored a card and does not show it.');
      return added;
    },
    updateCard: async (customerRef, { cardId, holderName, expiryMonth, expiryYear }) => {
      const body = { name: holderName, expiration_month: expiryMonth, expiration_year: expiryYear };
      await client.order(cardPathOf(customerRef, cardId), omiseAnything, { method: 'PATCH', body });
    },
    setDefaultCard: async (customerRef, cardId) => {
      await client.order(pathOf(customerRef), omiseCustomer, { method: 'PATCH', body: { default_card: cardId } });
    },
  };
}
