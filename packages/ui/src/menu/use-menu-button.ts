import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import type { PopoverTrigger } from '../popover/popover.tsx';

/** The state of a menu button and its menu. */
export interface MenuButton {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The item to focus first: arrow up opens a menu at its last item. */
  readonly startsAt: 'first' | 'last';
  /** The element that the menu is positioned at; null before it is mounted. */
  readonly button: HTMLButtonElement | null;
  /** The menu's id, for its button's `aria-controls`. */
  readonly menuId: string;
}

/**
 * The state of a menu and the props of its button. Separate from the menu, so that a page can load the menu when it is first
 * opened.
 */
export function useMenuButton(): { readonly menu: MenuButton; readonly trigger: PopoverTrigger } {
  const menuId = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [startsAt, setStartsAt] = useState<'first' | 'last'>('first');

  const handleOpenChange = (willOpen: boolean) => {
    setStartsAt('first');
    setIsOpen(willOpen);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setStartsAt(event.key === 'ArrowUp' ? 'last' : 'first');
    setIsOpen(true);
  };

  return {
    menu: { isOpen, onOpenChange: handleOpenChange, startsAt, button, menuId },
    trigger: {
      ref: setButton,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onClick: () => handleOpenChange(!isOpen),
      onKeyDown: handleKeyDown,
    },
  };
}
