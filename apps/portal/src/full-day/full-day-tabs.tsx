import { useTranslate } from '@songwai/features/shared/translate-context';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** The three services; the other two are the order form's. */
export function FullDayTabs({ isWide }: { readonly isWide: boolean }) {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const portal = usePortal();

  const openOrderTab = async (tab: 1 | 3) => {
    // The code of the order form is no part of this page.
    const { openOrder } = await import('../shell/open-order.ts');
    portal.part(openOrder).patch({ tab });
    navigate('/neworder');
  };
  return (
    <SegmentedTabs
      label={t('tabs.label')}
      tabs={[
        { id: '1', label: t('tabs.express') },
        { id: '2', label: t('tabs.fullDay') },
        { id: '3', label: t('tabs.nextDay') },
      ]}
      selectedId="2"
      onSelect={(id) => id !== '2' && void openOrderTab(id === '3' ? 3 : 1)}
      isWide={isWide}
    />
  );
}
