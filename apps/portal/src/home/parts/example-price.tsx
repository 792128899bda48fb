import { formatBaht } from '@songwai/core/basics/money';
import { explainFare } from '@songwai/core/pricing/rates/fare-example';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { RatesSkeleton } from '../../site/prices/rates-skeleton.tsx';
import { useRates } from '../../site/prices/use-rates.ts';

/** The way of the worked example: 18.40 km over three stops, with cash on delivery, by car (decisions, "Prices"). */
const legKm = [10, 8.4] as const;
const exampleKind = 'car';

/** A price in its lines, at the rates in force. */
export function ExamplePrice() {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { data } = useRates();
  const vehicle = data?.vehicles.find(({ kind }) => kind === exampleKind);
  if (!data || !vehicle) return <RatesSkeleton height="160px" />;
  const extras = data.extras.filter(({ kind }) => kind === 'fareShare');
  const fare = explainFare(vehicle.express, { legKm, extras });
  return (
    <NumberBreakdown
      lines={[
        {
          id: 'way',
          label: t('home.whyPriceWay', { vehicle: nameOf(vehicle.name), km: fare.distanceKm.toFixed(2) }),
          value: formatBaht(fare.distanceFareSatang),
        },
        { id: 'stop', label: t('home.whyPriceStop'), value: formatBaht(fare.extraStopFeeSatang) },
        {
          id: 'cod',
          label: t('home.whyPriceCod'),
          value: formatBaht(fare.extras.reduce((sum, { feeSatang }) => sum + feeSatang, 0)),
        },
      ]}
      total={{ label: t('home.whyPriceTotal'), value: formatBaht(fare.normalSatang) }}
    />
  );
}
