import { useTranslate } from '@songwai/features/shared/translate-context';
import type { NavItem } from '@songwai/ui/side-nav/side-nav';
import { useLocalTarget } from '../local-target.ts';
import { menuGroups } from './menu-entries.ts';

/** The menu's entries in the current language, in groups; an entry's id is its path. */
export function useMenuItems(): readonly (readonly NavItem[])[] {
  const t = useTranslate();
  const target = useLocalTarget();
  return menuGroups.map((entries) =>
    entries.map(({ path, text, icon }) => ({ id: path, text: t(text), icon, link: target(path) })),
  );
}
