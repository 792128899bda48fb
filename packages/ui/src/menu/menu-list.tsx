import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { matchTyped } from './match-typed.ts';

/** One thing to do. */
export interface MenuItem {
  readonly id: string;
  /** A verb. */
  readonly label: string;
  /** Under the label: what follows from it, or why it cannot be done now. */
  readonly detail?: string | undefined;
  readonly icon?: IconNode | undefined;
  /** Stays in its place and is focusable, so that it can be found; it cannot be chosen. */
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuListProps {
  readonly items: readonly (MenuItem | 'separator')[];
  /** Given the item where the focus begins. */
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly startsAt: 'first' | 'last';
  readonly onSelect: (id: string) => void;
}

/** Letters typed within this time of one another are one word. */
const TYPING_PAUSE_MS = 500;

/** What a menu shows, and its keys. It stands in an element with the role of a menu. */
export function MenuList({ items, start, startsAt, onSelect }: MenuListProps) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const actions = items.filter((item) => item !== 'separator');
  const startId = actions.at(startsAt === 'last' ? -1 : 0)?.id;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=menuitem]')];
    const here = buttons.findIndex((button) => button.matches(':focus'));
    const go = (index: number) => {
      event.preventDefault();
      buttons.at(index)?.focus();
    };
    const isTyping = event.timeStamp - typed.current.at < TYPING_PAUSE_MS;
    if (event.key === 'ArrowDown') go((here + 1) % buttons.length);
    else if (event.key === 'ArrowUp') go(here < 0 ? -1 : here - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    // A space inside a word that is being typed belongs to the word.
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && (event.key !== ' ' || isTyping)) {
      typed.current = { text: (isTyping ? typed.current.text : '') + event.key, at: event.timeStamp };
      const labels = actions.map((item) => item.label);
      const found = matchTyped(labels, typed.current.text, here);
      if (found >= 0) go(found);
      else if (event.key === ' ') event.preventDefault();
    }
  };

  // The item under the mouse is the item in focus, as in the menus of the system: there is one highlight, never two.
  const handlePointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType === 'mouse' && !event.currentTarget.matches(':focus'))
      event.currentTarget.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the items in it, which are many
    <div className="sw-menu__list" role="presentation" onKeyDown={handleKeyDown}>
      {items.map((item, index) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told by
          // biome-ignore lint/a11y/useSemanticElements: a rule may not stand in a menu, a separator may
          <div key={`line ${index}`} className="sw-menu__line" role="separator" />
        ) : (
          <button
            key={item.id}
            ref={item.id === startId ? start : undefined}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classNames('sw-item sw-menu__item', item.tone === 'danger' && 'sw-menu__item--danger')}
            aria-disabled={item.isDisabled || undefined}
            onPointerMove={handlePointerMove}
            onClick={() => {
              if (!item.isDisabled) onSelect(item.id);
            }}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            <span className="sw-menu__text">
              {item.label}
              {item.detail ? <span className="sw-note">{item.detail}</span> : null}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
