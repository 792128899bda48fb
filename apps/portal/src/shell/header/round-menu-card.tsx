import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { MenuCard } from '@songwai/ui/menu/menu-card';
import type { MenuItem } from '@songwai/ui/menu/menu-list';
import type { MenuButton } from '@songwai/ui/menu/use-menu-button';
import type { ThemeChoice } from '@songwai/ui/theme-switch/theme-switch';
import { Check, CircleUser, Languages, LogIn, LogOut, Moon, Package, ScrollText, ShieldCheck, Sun, SunMoon } from 'lucide';
import { useLocation } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { openTheme } from './header-theme.tsx';
import { useHeaderPlaces } from './use-header-places.ts';

const themes = [
  ['system', SunMoon],
  ['light', Sun],
  ['dark', Moon],
] as const;

/** The header's menu as one list. */
export function RoundMenuCard({ menu }: { readonly menu: MenuButton }) {
  const t = useTranslate();
  const { session, part } = usePortal();
  const theme = part(openTheme);
  const [, navigate] = useLocation();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const chosen = useFlow(theme.store, (state) => state.choice);
  const language = useLanguage();
  const { bookPath, otherLanguagePath, settingsPath, signInPath } = useHeaderPlaces();

  const themeTexts: Readonly<Record<ThemeChoice, string>> = {
    system: t('portal.themeSystem'),
    light: t('portal.themeLight'),
    dark: t('portal.themeDark'),
  };
  const when = (isShown: boolean, item: MenuItem): readonly MenuItem[] => (isShown ? [item] : []);
  const items: readonly (MenuItem | 'separator')[] = [
    ...when(user !== null, {
      id: 'account',
      label: user?.firstName ?? '',
      detail: t('portal.settings'),
      icon: CircleUser,
    }),
    ...when(signInPath !== null, { id: 'signIn', label: t('account.signIn'), icon: LogIn }),
    ...when(bookPath !== null, { id: 'book', label: t('portal.menuBook'), icon: Package }),
    { id: 'language', label: t('portal.languageSwitch'), icon: Languages },
    'separator',
    ...themes.map(([choice, icon]) => ({
      id: choice,
      label: `${t('portal.theme')}: ${themeTexts[choice]}`,
      detail: choice === chosen ? t('portal.themeNow') : undefined,
      icon: choice === chosen ? Check : icon,
    })),
    'separator',
    { id: 'privacy', label: t('portal.privacy'), icon: ShieldCheck },
    { id: 'terms', label: t('portal.terms'), icon: ScrollText },
    ...(user ? (['separator', { id: 'signOut', label: t('account.signOut'), icon: LogOut }] as const) : []),
  ];

  const handleSelect = (id: string) => {
    if (id === 'signOut') void session.signOut();
    else if (id === 'system' || id === 'light' || id === 'dark') theme.choose(id);
    else {
      const privacy = localizedPath(language, '/privacy');
      const terms = localizedPath(language, '/termsandconditions');
      const path = { signIn: signInPath, account: settingsPath, book: bookPath, language: otherLanguagePath, privacy, terms }[id];
      if (path) navigate(path);
    }
  };

  return <MenuCard menu={menu} label={t('portal.mainMenu')} placement="bottom-end" items={items} onSelect={handleSelect} />;
}
