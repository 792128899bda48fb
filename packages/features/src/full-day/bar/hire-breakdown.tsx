import { formatBaht } from '@songwai/core/basics/money';
import { shownTotal } from '@songwai/core/full-day/hire-flow';
import { chosenOffer } from '@songwai/core/full-day/hire-offer';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { X } from 'lucide';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { useHireAmounts } from './use-hire-amounts.ts';

const select = (state: HireState) => ({
  draft: state.draft,
  offer: chosenOffer(state.catalogue, state.draft),
  total: shownTotal(state),
});

/** The price line by line: package and options for all drivers and days, or options once for a monthly hire. */
export function HireBreakdown({ flow, onClose }: { readonly flow: HireFlow; readonly onClose: () => void }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { draft, offer, total } = useFlow(flow.store, select);
  const amounts = useHireAmounts(draft);
  if (offer === null || total === null) return null;
  const isMonthly = draft.hours === 3;
  const times = draft.driverCount * (isMonthly ? draft.months : draft.days);
  const chosen = offer.package.options.filter(({ id }) => draft.optionIds.includes(id));
  return (
    <NumberBreakdown
      title={t('order.breakdownTitle')}
      end={<IconButton icon={X} label={t('common.close')} onClick={onClose} />}
      lines={[
        {
          id: 'package',
          label: nameOf(offer.package.name),
          detail: amounts,
          value: formatBaht(offer.package.feeSatang * times),
        },
        ...chosen.map(({ id, description, feeSatang }) => ({
          id: `option-${id}`,
          label: nameOf(description),
          detail: isMonthly ? t('hire.optionsOnce') : amounts,
          value: feeSatang === 0 ? t('hire.free') : formatBaht(isMonthly ? feeSatang : feeSatang * times),
        })),
      ]}
      total={{ label: t('order.lineTotal'), value: formatBaht(total), detail: t('hire.notIncluded') }}
    />
  );
}
