import type { PopoverProps } from '../popover/popover.tsx';
import type { MenuCardProps } from './menu-card.tsx';
import { MenuCard } from './menu-card.tsx';
import { useMenuButton } from './use-menu-button.ts';

export type MenuProps = Omit<MenuCardProps, 'menu'> & Pick<PopoverProps, 'renderTrigger'>;

/** A few things to do, behind one button. Arrows, Home, End and first letters move; Enter does it. */
export function Menu({ renderTrigger, ...card }: MenuProps) {
  const { menu, trigger } = useMenuButton();
  return (
    <>
      {renderTrigger(trigger)}
      <MenuCard menu={menu} {...card} />
    </>
  );
}
