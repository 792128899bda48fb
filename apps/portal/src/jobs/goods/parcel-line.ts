import type { Translate } from '@songwai/core/i18n/translate';
import { knownSides, type Parcel } from '@songwai/core/jobs/booking/parcel';

/** What is sent, in one line: contents, weight, sides. */
export function parcelLine(parcel: Parcel, t: Translate): string {
  const { contents, weightKg } = parcel;
  const sides = knownSides(parcel);
  return [
    contents,
    weightKg === undefined ? '' : t('job.kg', { kg: weightKg }),
    sides.length === 0 ? '' : t('job.cm', { size: sides.join('x') }),
  ]
    .filter(Boolean)
    .join(' · ');
}
