import type { OrderTab } from '@songwai/core/orders/draft';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useClock } from '../shared/clock-context.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { firstNextDay, nextDayFrom } from './schedule-options.ts';
import './order-later.css';

const selectTab = ({ draft }: OrderState) => draft.tab;

/** Express or next day. */
export function OrderTabs({ flow, isNarrow }: { readonly flow: OrderFlow; readonly isNarrow: boolean }) {
  const t = useTranslate();
  const clock = useClock();
  const tab = useFlow(flow.store, selectTab);

  // Next day drives a tour: the first one that is still open is proposed, and express is at once again.
  const handleTab = (chosen: OrderTab) => {
    flow.chooseTab(chosen);
    flow.setSchedule(chosen === 3 ? { kind: 'later', date: firstNextDay(clock()), time: nextDayFrom } : { kind: 'now' });
  };

  return (
    <SegmentedTabs
      label={t('order.tabsLabel')}
      tabs={[
        { id: '1', label: t('order.tabExpress') },
        { id: '3', label: t('order.tabNextDay') },
      ]}
      selectedId={tab === 3 ? '3' : '1'}
      onSelect={(id) => handleTab(id === '3' ? 3 : 1)}
      isWide={isNarrow}
    />
  );
}
