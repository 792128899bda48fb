import { FloatingFocusManager, FloatingPortal, useClick, useDismiss, useInteractions, useRole } from '@floating-ui/react';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { PopoverProps } from '../popover/popover.tsx';
import { useHanging } from '../popover/use-hanging.ts';
import type { MenuItem } from './menu-list.tsx';
import { MenuList } from './menu-list.tsx';
import '../floating-card/floats.css';
import '../floating-card/item.css';
import './menu.css';

export interface MenuProps extends Pick<PopoverProps, 'label' | 'renderTrigger' | 'placement'> {
  /** What can be done, in the order people look for it; `separator` draws a line, before what destroys for one. */
  readonly items: readonly (MenuItem | 'separator')[];
  readonly onSelect: (id: string) => void;
}

/** A few things to do, behind one button. Arrows, Home, End and first letters move; Enter does it. */
export function Menu({ label, renderTrigger, placement = 'bottom-start', items, onSelect }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const layer = useOverlayLayer();
  const start = useRef<HTMLButtonElement>(null);
  const [startsAt, setStartsAt] = useState<'first' | 'last'>('first');

  const handleOpenChange = (willOpen: boolean) => {
    setStartsAt('first');
    setIsOpen(willOpen);
  };

  const { refs, floatingStyles, context } = useHanging({ isOpen, onOpenChange: handleOpenChange, placement, gap: 6 });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
  ]);

  const handleTriggerKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setStartsAt(event.key === 'ArrowUp' ? 'last' : 'first');
    setIsOpen(true);
  };

  return (
    <>
      {renderTrigger({ ...getReferenceProps({ onKeyDown: handleTriggerKeyDown }), ref: refs.setReference })}
      {isOpen && layer ? (
        <FloatingPortal root={layer}>
          <FloatingFocusManager context={context} modal={false} initialFocus={start}>
            <div
              ref={refs.setFloating}
              className="sw-floats sw-menu"
              style={floatingStyles}
              {...getFloatingProps({ 'aria-label': label, 'aria-labelledby': undefined })}
            >
              <MenuList
                items={items}
                start={start}
                startsAt={startsAt}
                onSelect={(id) => {
                  setIsOpen(false);
                  onSelect(id);
                }}
              />
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      ) : null}
    </>
  );
}
