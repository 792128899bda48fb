import { BusinessRefusal } from '../../http/refusal.ts';
import { paymentTexts } from '../texts.ts';
import { type CardProvider, type PayingPlace, ProviderSilent } from './card-provider.ts';

/** The provider's banks or counters. @throws {BusinessRefusal} 503 it does not answer. */
export async function listPlaces(
  provider: Pick<CardProvider, 'listBanks' | 'listBillPayment'>,
  kind: 'bank' | 'shop',
): Promise<readonly PayingPlace[]> {
  try {
    return kind === 'bank' ? await provider.listBanks() : await provider.listBillPayment();
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    throw new BusinessRefusal({ code: 503, text: paymentTexts.silent, retryAfterSeconds: 5 });
  }
}
