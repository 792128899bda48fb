import { bahtFromSatang } from '@songwai/core/basics/money';
import type { PublicRates } from '@songwai/core/pricing/rates/public-rates';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { StructuredData } from '../structured-data.tsx';

/** Says to search engines what a delivery costs with each vehicle, as offers of schema.org. */
export function OffersData({ rates }: { readonly rates: PublicRates }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const data = {
    '@type': 'Service',
    name: t('pricing.offers'),
    serviceType: 'Courier',
    provider: { '@type': 'Organization', name: t('portal.name') },
    offers: rates.vehicles.map(({ name, express: { baseSatang, bands } }) => ({
      '@type': 'Offer',
      name: nameOf(name),
      price: bahtFromSatang(baseSatang),
      priceCurrency: 'THB',
      priceSpecification: bands.map(({ fromKm, perKmSatang }, index) => ({
        '@type': 'UnitPriceSpecification',
        price: bahtFromSatang(perKmSatang),
        priceCurrency: 'THB',
        unitCode: 'KMT',
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: fromKm,
          ...(bands[index + 1] && { maxValue: bands[index + 1]?.fromKm }),
          unitCode: 'KMT',
        },
      })),
    })),
  };
  return <StructuredData data={data} />;
}
