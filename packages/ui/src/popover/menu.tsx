import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { PopoverProps } from './popover.tsx';
import { Popover } from './popover.tsx';

/** One thing to do. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuProps extends Pick<PopoverProps, 'label' | 'renderTrigger' | 'placement'> {
  readonly items: readonly MenuItem[];
  readonly onSelect: (id: string) => void;
}

/** A few things to do, behind one button. Arrows, Home and End move; Enter does it. */
export function Menu({ label, renderTrigger, placement, items, onSelect }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)')];
    const here = buttons.findIndex((button) => button.matches(':focus'));
    const steps: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: buttons.length - 1 };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[(target + buttons.length) % buttons.length]?.focus();
  };

  return (
    <Popover {...{ isOpen, label, renderTrigger, placement }} onOpenChange={setIsOpen}>
      <div className="sw-menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            className={classNames('sw-menu__item', item.tone === 'danger' && 'sw-menu__item--danger')}
            disabled={item.isDisabled}
            onClick={() => {
              setIsOpen(false);
              onSelect(item.id);
            }}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.label}
          </button>
        ))}
      </div>
    </Popover>
  );
}
