import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Tier } from '@songwai/core/rewards/tiers';
import { writeMonthName } from '@songwai/ui/lib/calendar-words';

/** The name of a tier. */
export const tierName = (t: Translate, tier: Tier): string => t(`tiers.${tier}`);

/** The name of the month in which a moment lies in Bangkok. */
export function monthName(moment: Date, language: Language): string {
  const [, month = '', year = ''] = bangkokDate(moment).split('/');
  return writeMonthName(`${year}-${month}`, language);
}
