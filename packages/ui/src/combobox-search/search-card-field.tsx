import { Search, X } from 'lucide';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import type { SearchCard } from './use-search-card.ts';
import './search-card.css';

export interface SearchCardFieldProps {
  readonly card: SearchCard;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Escape was pressed with the list already closed. */
  readonly onCancel?: (() => void) | undefined;
  /** The focus left the field, its list and its footer. */
  readonly onLeave?: (() => void) | undefined;
  /** Accessible name of the button that empties the field. */
  readonly clear: string;
  /** What the keys do, in place of Escape alone. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly isOpen?: boolean | undefined;
  /** The element of the result under the cursor. */
  readonly activeId?: string | undefined;
  /** The results, and what else is below the field. */
  readonly children?: ReactNode;
}

/**
 * The field of a search with its card. It takes what is typed before the code for results is there: they are rendered into the same card, so that the
 * field keeps its focus, its cursor and what an input method composes.
 */
export function SearchCardField(props: SearchCardFieldProps) {
  const {
    card,
    label,
    placeholder,
    value,
    onChange,
    onCancel,
    onLeave,
    clear,
    onKeyDown,
    isOpen = false,
    activeId,
    children,
  } = props;

  const handleChange = (typed: string) => {
    card.setIsClosed(false);
    onChange(typed);
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && card.root.current?.contains(event.relatedTarget)) return;
    onLeave?.();
  };

  return (
    <fieldset ref={card.root} className={classNames('sw-search', isOpen && 'sw-search--open')} onBlur={handleBlur}>
      <div className="sw-search__field">
        <Icon icon={Search} />
        <input
          ref={card.input}
          className="sw-search__input"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${card.id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onKeyDown={onKeyDown ?? ((event) => event.key === 'Escape' && onCancel?.())}
          onClick={() => card.setIsClosed(false)}
        />
        {value === '' ? null : (
          <IconButton
            icon={X}
            label={clear}
            onClick={() => {
              handleChange('');
              card.input.current?.focus();
            }}
          />
        )}
      </div>
      {children}
    </fieldset>
  );
}
