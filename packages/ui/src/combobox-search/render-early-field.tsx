import { Search } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { ComboboxSearchProps } from './render-search-card.tsx';
import type { SearchCard } from './use-search-card.ts';
import './search-card.css';

type EarlyFieldProps = Pick<ComboboxSearchProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'onCancel' | 'onLeave'>;

/**
 * Renders a search before the code of its results is there. It takes what is typed. Its elements are those of `renderSearchCard`, one by one, so that
 * the field keeps its focus, its cursor, a phone its keyboard and an input method what it composes.
 */
export function renderEarlyField({ label, placeholder, value, onChange, onCancel, onLeave }: EarlyFieldProps, card: SearchCard) {
  return (
    <fieldset ref={card.root} className="sw-search" onBlur={onLeave}>
      <div className="sw-search__field">
        <Icon icon={Search} />
        <input
          ref={card.input}
          className="sw-search__input"
          role="combobox"
          aria-label={label}
          aria-expanded={false}
          aria-controls={`${card.id}-list`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
        />
      </div>
    </fieldset>
  );
}
