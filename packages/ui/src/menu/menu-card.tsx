import { FloatingFocusManager, FloatingPortal, useDismiss, useInteractions } from '@floating-ui/react';
import { useRef } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { PopoverProps } from '../popover/popover.tsx';
import { useHanging } from '../popover/use-hanging.ts';
import type { MenuItem } from './menu-list.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuButton } from './use-menu-button.ts';
import '../floating-card/floats.css';
import '../floating-card/item.css';
import './menu.css';

export interface MenuCardProps extends Pick<PopoverProps, 'label' | 'placement'> {
  /** The actions, in the expected order; `separator` draws a line, for example before a destructive action. */
  readonly items: readonly (MenuItem | 'separator')[];
  readonly onSelect: (id: string) => void;
  /** The menu button that this card belongs to. */
  readonly menu: MenuButton;
}

/** The open menu. Escape and a press elsewhere close it; the focus moves in, and returns to the button on closing. */
export function MenuCard({ menu, label, items, onSelect, placement = 'bottom-start' }: MenuCardProps) {
  const { isOpen, onOpenChange, startsAt, button, menuId } = menu;
  const layer = useOverlayLayer();
  const start = useRef<HTMLButtonElement>(null);
  const { refs, floatingStyles, context } = useHanging({ isOpen, onOpenChange, placement, gap: 6, button });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  if (!isOpen || !layer) return null;
  return (
    <FloatingPortal root={layer}>
      <FloatingFocusManager context={context} modal={false} initialFocus={start}>
        <div
          ref={refs.setFloating}
          className="sw-floats sw-menu"
          style={floatingStyles}
          {...getFloatingProps({ id: menuId, role: 'menu', 'aria-label': label })}
        >
          <MenuList
            items={items}
            start={start}
            startsAt={startsAt}
            onSelect={(id) => {
              onOpenChange(false);
              onSelect(id);
            }}
          />
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
