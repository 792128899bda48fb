import { formatBaht } from '@songwai/core/basics/money';
import type { FullDayHoursId } from '@songwai/core/full-day/full-day-hours';
import { lowestFee } from '@songwai/core/full-day/hire-offer';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './hire-form.css';

const select = ({ draft, catalogue }: HireState) => ({ hours: draft.hours, catalogue });

/** 4 hours, 9 hours or, where it is offered, monthly, each with the price from which it is offered. */
export function HoursSection({ flow, hasMonthly }: { readonly flow: HireFlow; readonly hasMonthly: boolean }) {
  const t = useTranslate();
  const { hours, catalogue } = useFlow(flow.store, select);
  const tab = (id: FullDayHoursId, label: string) => {
    const fee = catalogue && lowestFee(catalogue, id);
    const price = fee === null ? null : t('hire.from', { price: formatBaht(fee) });
    return {
      id: String(id),
      label: (
        <>
          {label} <span className="sw-hire__line sw-note sw-figures">{price}</span>
        </>
      ),
    };
  };
  return (
    <SegmentedTabs
      label={t('hire.hoursLabel')}
      tabs={[
        tab(1, t('hire.hours', { hours: 4 })),
        tab(2, t('hire.hours', { hours: 9 })),
        ...(hasMonthly ? [tab(3, t('hire.monthly'))] : []),
      ]}
      selectedId={String(hours)}
      onSelect={(id) => flow.patch({ hours: Number(id) as FullDayHoursId })}
      isWide
    />
  );
}
