import { tripDistricts } from '@songwai/core/bulk/order/trip-districts';
import type { Translate } from '@songwai/core/i18n/translate';

/** A trip by the parts of town that it goes to: "Sathon – Bang Rak". */
export const tripName = (districts: readonly string[], t: Translate): string =>
  tripDistricts(districts).join(' – ') || t('trips.withoutDistrict');
