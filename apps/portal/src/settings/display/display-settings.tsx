import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { ThemeSwitch } from '@songwai/ui/theme-switch/theme-switch';
import { useLocation } from 'wouter';
import { openTheme } from '../../shell/header/header-theme.tsx';
import { useHeaderPlaces } from '../../shell/header/use-header-places.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** The section "language and theme"; both apply at once. */
export function DisplaySettings() {
  const t = useTranslate();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { otherLanguagePath } = useHeaderPlaces();
  const theme = usePortal().part(openTheme);
  const chosen = useFlow(theme.store, (state) => state.choice);
  const languageTabs = (
    <SegmentedTabs
      label={t('settings.language')}
      tabs={[
        { id: 'th', label: 'ไทย' },
        { id: 'en', label: 'English' },
      ]}
      selectedId={language}
      onSelect={(id) => {
        if (id !== language) navigate(otherLanguagePath);
      }}
    />
  );
  const themeChoice = (
    <ThemeSwitch
      value={chosen}
      onChange={theme.choose}
      texts={{
        label: t('portal.theme'),
        system: t('portal.themeSystem'),
        light: t('portal.themeLight'),
        dark: t('portal.themeDark'),
      }}
    />
  );
  const rows = [
    { id: 'language', title: t('settings.language'), control: languageTabs },
    { id: 'theme', title: t('portal.theme'), control: themeChoice },
  ];
  return (
    <Card padding="none">
      <List
        label={t('settings.display')}
        items={rows}
        loadingLabel=""
        empty={null}
        renderItem={({ title, control }) => <ListRow title={title} actions={control} />}
      />
    </Card>
  );
}
