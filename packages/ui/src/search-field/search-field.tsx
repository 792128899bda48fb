import { Search, X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField } from '../text-field/text-field.tsx';
import './search-field.css';

export interface SearchFieldProps {
  /** Accessible name; not shown, because the magnifier and the placeholder say it. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed: for a search that does not run while typing. */
  readonly onSearch?: ((value: string) => void) | undefined;
  /** What can be searched for: "number, place, name or phone". */
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
  /** "14 found", "nothing found": announced when it changes, never shown. */
  readonly resultText?: string | undefined;
  /** Shows a spinner; its text is for screen readers. */
  readonly loadingLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A field that narrows down the list below it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSearch, placeholder, clearLabel, resultText, loadingLabel, isDisabled } = props;
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSearch?.(value);
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape clears; a surrounding dialog closes only with the next one.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <search className="sw-search-field">
      <TextField
        ref={input}
        type="search"
        isLabelHidden
        icon={Search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...{ label, value, onChange, placeholder, isDisabled }}
        onKeyDown={handleKeyDown}
        suffix={
          <>
            {loadingLabel === undefined ? null : <Spinner label={loadingLabel} />}
            {value === '' || isDisabled ? null : <IconButton icon={X} label={clearLabel} onClick={clear} />}
          </>
        }
      />
      <LiveRegion message={resultText ?? ''} />
    </search>
  );
}
