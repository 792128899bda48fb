import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { matchTyped } from './match-typed.ts';

/** One action. */
export interface MenuItem {
  readonly id: string;
  /** A verb. */
  readonly label: string;
  /** Under the label: the consequences, or why the action is not available now. */
  readonly detail?: string | undefined;
  readonly icon?: IconNode | undefined;
  /** Stays visible and focusable, so that it can be found, but cannot be chosen. */
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuListProps {
  readonly items: readonly (MenuItem | 'separator')[];
  /** Ref of the item to focus first. */
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly startsAt: 'first' | 'last';
  readonly onSelect: (id: string) => void;
}

/** Characters typed within this time of one another belong to one word. */
const TYPING_PAUSE_MS = 500;

/** The items of a menu and their keyboard handling. Must be inside an element with role `menu`. */
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
    // A space inside a word being typed belongs to the word.
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && (event.key !== ' ' || isTyping)) {
      typed.current = { text: (isTyping ? typed.current.text : '') + event.key, at: event.timeStamp };
      const labels = actions.map((item) => item.label);
      const found = matchTyped(labels, typed.current.text, here);
      if (found >= 0) go(found);
      else if (event.key === ' ') event.preventDefault();
    }
  };

  // The item under the mouse gets the focus, as in native menus: there is one highlight, never two.
  const handlePointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType === 'mouse' && !event.currentTarget.matches(':focus'))
      event.currentTarget.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves all items inside
    <div className="sw-menu__list" role="presentation" onKeyDown={handleKeyDown}>
      {items.map((item, index) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their position
          // biome-ignore lint/a11y/useSemanticElements: a menu may not contain `hr`, but a separator
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
