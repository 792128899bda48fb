import { useTranslate } from '@songwai/features/shared/translate-context';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';

/** The three services; the other two are the order form's, which takes the chosen one from its address. */
export function FullDayTabs({ isWide }: { readonly isWide: boolean }) {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  return (
    <SegmentedTabs
      label={t('tabs.label')}
      tabs={[
        { id: 'express', label: t('tabs.express') },
        { id: 'fullday', label: t('tabs.fullDay') },
        { id: 'nextday', label: t('tabs.nextDay') },
      ]}
      selectedId="fullday"
      onSelect={(id) => id !== 'fullday' && navigate(`/neworder?tab=${id}`)}
      isWide={isWide}
    />
  );
}
