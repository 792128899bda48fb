import { bahtFromSatang } from '@songwai/core/basics/money';
import type { getRateCard } from '@songwai/core/pricing/rates/rate-card-contract';
import type { AnswerOf } from '../../http/mount-endpoint.ts';
import type { Catalogue, ServiceRate } from './catalogue.ts';
import { offeredExtras } from './catalogue-offers.ts';

type RateCardAnswer = AnswerOf<typeof getRateCard>;

const toWire = ({ baseSatang, bands, extraStopSatang, farePercent }: ServiceRate) => ({
  basePrice: bahtFromSatang(baseSatang),
  bands: bands.map(({ fromKm, perKmSatang }) => ({ fromKm, perKm: bahtFromSatang(perKmSatang) })),
  extraStopFee: bahtFromSatang(extraStopSatang),
  farePercent,
});

/** The rates of a price list that are in force now, in both services, with the extras of the offered vehicles. */
export function publicRates(
  catalogue: Catalogue,
  { priceList, now }: { readonly priceList: string; readonly now: Date },
): RateCardAnswer {
  const express = catalogue.vehicleRates({ priceList, service: 'express', now });
  const nextDay = catalogue.vehicleRates({ priceList, service: 'nextDay', now });
  const vehicles = catalogue.vehicles.flatMap((row) => {
    const rate = express.find(({ vehicleId }) => vehicleId === row.id);
    const later = nextDay.find(({ vehicleId }) => vehicleId === row.id);
    if (rate === undefined) return [];
    return {
      id: row.id,
      kind: row.kind,
      nameTh: row.name_th,
      nameEn: row.name_en,
      noteTh: row.note_th,
      noteEn: row.note_en,
      maxWeightKg: row.max_weight_kg,
      ...(row.max_size_cm.length > 0 && { maxSizeCm: row.max_size_cm }),
      express: toWire(rate),
      ...(later && { nextDay: toWire(later) }),
    };
  });
  const ids = new Set(vehicles.map(({ id }) => id));
  return {
    vehicles,
    extras: offeredExtras(catalogue).map((extra) => ({ ...extra, vehicles: extra.vehicles.filter((id) => ids.has(id)) })),
  };
}
