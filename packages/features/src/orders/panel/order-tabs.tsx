import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useContext } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import '../order-later.css';

const selectTab = ({ draft }: OrderState) => draft.tab;

/** Express or next day; between them a hire by the day, where the shell has a page for it. */
export function OrderTabs({ flow, isNarrow }: { readonly flow: OrderFlow; readonly isNarrow: boolean }) {
  const t = useTranslate();
  const tab = useFlow(flow.store, selectTab);
  const { onFullDay } = useContext(ShellPartsContext);

  return (
    <SegmentedTabs
      label={t('tabs.label')}
      tabs={[
        { id: '1', label: t('tabs.express') },
        ...(onFullDay ? [{ id: '2', label: t('tabs.fullDay') }] : []),
        { id: '3', label: t('tabs.nextDay') },
      ]}
      selectedId={tab === 3 ? '3' : '1'}
      onSelect={(id) => (id === '2' ? onFullDay?.() : flow.patch({ tab: id === '3' ? 3 : 1 }))}
      isWide={isNarrow}
    />
  );
}
