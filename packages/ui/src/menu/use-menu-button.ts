import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import type { PopoverTrigger } from '../popover/popover.tsx';

/** A button that opens a menu, and which menu it is that is open. */
export interface MenuButton {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Where the focus begins: arrow up opens a menu from its end. */
  readonly startsAt: 'first' | 'last';
  /** What the menu hangs on; null before it is on the page. */
  readonly button: HTMLButtonElement | null;
  /** The menu's own id, by which its button names it. */
  readonly menuId: string;
}

/** The state of a menu and what its button has to carry. Apart from the menu, so that a page may fetch that when it is first opened. */
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
