import type { PopoverProps } from '../popover/popover.tsx';
import type { MenuCardProps } from './menu-card.tsx';
import { MenuCard } from './menu-card.tsx';
import { useMenuButton } from './use-menu-button.ts';

export type MenuProps = Omit<MenuCardProps, 'menu'> & Pick<PopoverProps, 'renderTrigger'>;

/** A few actions behind one button. Arrow keys, Home, End and first letters move the focus; Enter chooses. */
export function Menu({ renderTrigger, ...card }: MenuProps) {
  const { menu, trigger } = useMenuButton();
  return (
    <>
      {renderTrigger(trigger)}
      <MenuCard menu={menu} {...card} />
    </>
  );
}
