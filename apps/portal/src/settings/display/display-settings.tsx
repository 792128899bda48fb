import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
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
  // Below its name on a phone: a row with the control at its end would leave no room for either.
  return (
    <Card padding="none">
      <DescriptionList
        kind="rows"
        emptyText=""
        items={[
          { term: t('settings.language'), detail: languageTabs },
          { term: t('portal.theme'), detail: themeChoice },
        ]}
      />
    </Card>
  );
}
