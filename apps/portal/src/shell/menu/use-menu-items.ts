import { useTranslate } from '@songwai/features/shared/translate-context';
import type { NavItem } from '@songwai/ui/side-nav/side-nav';
import type { AroundProps } from '../../routes/route-entry.ts';
import { useLocalTarget } from '../local-target.ts';
import { menuGroups } from './menu-entries.ts';

/** The menu's entries in the current language, in groups; an entry's id is its path. */
export function useMenuItems(hasPage: AroundProps['hasPage']): readonly (readonly NavItem[])[] {
  const t = useTranslate();
  const target = useLocalTarget();
  return menuGroups(hasPage).map((entries) =>
    entries.map(({ path, text, icon }) => ({ id: path, text: t(text), icon, link: target(path) })),
  );
}
