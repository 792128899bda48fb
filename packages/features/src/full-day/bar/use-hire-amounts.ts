import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import { useTranslate } from '../../shared/translate-context.tsx';

/** What a total covers: "2 drivers × 1 day". */
export function useHireAmounts({ hours, driverCount, days, months }: HireDraft): string {
  const t = useTranslate();
  const length = hours === 3 ? t('hire.monthUnit', { count: months }) : t('hire.dayUnit', { count: days });
  return `${t('hire.driverUnit', { count: driverCount })} × ${length}`;
}
