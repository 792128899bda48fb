import { formatBaht } from '@songwai/core/basics/money';
import { explainFare } from '@songwai/core/pricing/rates/fare-example';
import type { PublicRates } from '@songwai/core/pricing/rates/public-rates';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { RateLine } from '@songwai/ui/rate-line/rate-line';
import { SumLine } from '@songwai/ui/rate-line/sum-line';

/** The way of the example: long enough for both bands, with a stop more than a fare includes (decisions, "Worked examples"). */
const exampleLegKm = [9.6, 8.8] as const;
const exampleKind = 'car';

/** How a price comes about: an example priced by the rules of every order, with the rates in force. */
export function PriceExample({ rates }: { readonly rates: PublicRates }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const vehicle = rates.vehicles.find(({ kind }) => kind === exampleKind) ?? rates.vehicles[0];
  if (!vehicle) return null;
  const share = rates.extras.find(({ kind, vehicleIds }) => kind === 'fareShare' && vehicleIds.includes(vehicle.id));
  const extras = share ? [share] : [];
  const fare = explainFare(vehicle.express, { legKm: exampleLegKm, extras });
  const stops = [0, ...exampleLegKm.map((_, index) => exampleLegKm.slice(0, index + 1).reduce((sum, km) => sum + km, 0))];

  return (
    <div className="portal-pricing__example">
      <p className="sw-lead">
        <Phrases
          text={t('pricing.howExample', {
            vehicle: nameOf(vehicle.name),
            stops: stops.length,
            km: fare.distanceKm.toFixed(2),
            extras: extras.map(({ name }) => nameOf(name)).join(' '),
          })}
        />
      </p>
      <RateLine
        label={t('pricing.howParts')}
        stops={stops}
        sections={fare.sections.map(({ km, perKmSatang, satang }, index) => ({
          id: String(index),
          length: km,
          title: formatBaht(satang),
          detail:
            perKmSatang === null ? t('rates.firstKm', { km }) : t('pricing.sectionKm', { km, price: formatBaht(perKmSatang) }),
        }))}
      />
      <SumLine
        parts={[
          { id: 'fare', term: t('pricing.sumFare'), amount: formatBaht(fare.distanceFareSatang) },
          ...(fare.extraStops > 0
            ? [
                {
                  id: 'stops',
                  term: t('pricing.sumStops', { count: fare.extraStops }),
                  amount: formatBaht(fare.extraStopFeeSatang),
                },
              ]
            : []),
          ...extras.map(({ id, name, percent }) => ({
            id: String(id),
            term: t('pricing.sumShare', { extra: nameOf(name), percent }),
            amount: formatBaht(fare.extras.find((extra) => extra.id === id)?.feeSatang ?? 0),
          })),
        ]}
        total={{ term: t('pricing.sumTotal'), amount: formatBaht(fare.normalSatang) }}
      />
    </div>
  );
}
