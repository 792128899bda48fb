import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { CompactThemeSwitch } from '@songwai/ui/theme-switch/compact-theme-switch';
import type { Portal } from '../portal.ts';
import { usePortal } from '../portal-context.tsx';
import { createTheme } from '../theme.ts';

/** The theme of this visit. For `portal.part`. */
export const openTheme = ({ storage }: Portal) => createTheme({ document, storage });

/** Switch for light, dark or the device's theme, in the header of every page. */
export function HeaderTheme() {
  const t = useTranslate();
  const theme = usePortal().part(openTheme);
  const value = useFlow(theme.store, (state) => state.choice);
  return (
    <CompactThemeSwitch
      value={value}
      onChange={theme.choose}
      texts={{
        label: t('portal.theme'),
        system: t('portal.themeSystem'),
        light: t('portal.themeLight'),
        dark: t('portal.themeDark'),
      }}
    />
  );
}
