import { mostBaht } from '@songwai/core/payments/paying-limits';
import type { OmiseConfig } from '../../../config/payments.ts';
import { type CardProvider, ProviderSilent } from '../card-provider.ts';
import { banksOf, shopsOf } from '../paying-places.ts';
import { fetchQrImage } from './fetch-qr-image.ts';
import { createOmiseCards } from './omise-cards.ts';
import { createOmiseCharges } from './omise-charges.ts';
import { createOmiseClient, type OmiseClientOptions } from './omise-client.ts';
import { omiseCapability } from './omise-schemas.ts';

interface OmiseOptions extends Pick<OmiseClientOptions, 'log' | 'timeoutMs'> {
  readonly config: Pick<OmiseConfig, 'publicKey' | 'secretKey' | 'apiUrl'>;
}

/** Omise as the provider of cards and PromptPay. */
export function createOmise({ config: { publicKey, secretKey, apiUrl }, log, timeoutMs }: OmiseOptions): CardProvider {
  const client = createOmiseClient({ secretKey, apiUrl, log, timeoutMs });
  const listMethods = async (): Promise<readonly string[]> => {
    const capability = await client.read('/capability', omiseCapability);
    if (capability === undefined) throw new ProviderSilent('Omise does not say what it can do.');
    return capability.payment_methods.map(({ name }) => name);
  };
  return {
    name: 'omise',
    publicKey,
    leastPromptPayBaht: 20,
    mostBaht,
    ...createOmiseCharges(client),
    ...createOmiseCards(client),
    fetchQrImage: (uri) => fetchQrImage({ uri, apiUrl, timeoutMs: timeoutMs ?? 15_000 }),
    listBanks: async () => banksOf(await listMethods()),
    listBillPayment: async () => shopsOf(await listMethods()),
  };
}
