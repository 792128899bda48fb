import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import '../order-later.css';

const selectTab = ({ draft }: OrderState) => draft.tab;

/** Express or next day. */
export function OrderTabs({ flow, isNarrow }: { readonly flow: OrderFlow; readonly isNarrow: boolean }) {
  const t = useTranslate();
  const tab = useFlow(flow.store, selectTab);

  return (
    <SegmentedTabs
      label={t('tabs.label')}
      tabs={[
        { id: '1', label: t('tabs.express') },
        { id: '3', label: t('tabs.nextDay') },
      ]}
      selectedId={tab === 3 ? '3' : '1'}
      onSelect={(id) => flow.patch({ tab: id === '3' ? 3 : 1 })}
      isWide={isNarrow}
    />
  );
}
