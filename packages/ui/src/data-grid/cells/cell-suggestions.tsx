import { useEffect } from 'react';
import { SuggestionCard, type SuggestionTexts, spokenOf } from '../../combobox/suggestion-card.tsx';
import { useComboboxList } from '../../combobox/use-combobox-list.tsx';
import type { SuggestionSource } from '../../combobox/use-suggestions.tsx';
import type { ListOption } from '../../floating-card/option-list.tsx';
import { LiveRegion } from '../../live-announcer/live-announcer.tsx';
import type { GridEditor } from '../grid-model.ts';
import './cell-editor.css';

export interface CellSuggestionsProps<Option extends ListOption> extends SuggestionSource<Option> {
  readonly editor: GridEditor;
  /** A suggestion was taken. Calls the editor's `onCommit` or `onCancel`. */
  readonly onChoose: (option: Option) => void;
  readonly texts: SuggestionTexts;
}

const nothingSelected = () => false;

/**
 * An open cell with suggestions below it, for `DataGrid`'s `renderEditor`. They are there at once where the cell has a problem, else when
 * one types. Without one that was gone to by arrow key, Enter stores what is typed.
 */
export function CellSuggestions<Option extends ListOption>({ editor, onChoose, texts, ...source }: CellSuggestionsProps<Option>) {
  const { column, problem, problemId, text, value, onChange } = editor;
  const query = text.trim();
  const list = useComboboxList({ source, query, isSelected: nothingSelected, onChoose, isEager: false });
  const { open, close } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the cell begins with opens it by itself
  useEffect(() => {
    if (query !== '' && (problem !== null || text !== value)) open();
  }, []);

  const handleChange = (next: string) => {
    onChange(next);
    if (next.trim() === '') close();
    else open();
  };

  return (
    <div ref={list.place.setField}>
      <input
        {...list.inputProps}
        className="sw-cell-editor__input"
        aria-label={column.title}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problemId}
        inputMode={column.inputMode}
        placeholder={column.placeholder}
        value={text}
        onChange={(event) => handleChange(event.currentTarget.value)}
        // Keys that are not the list's go on to the cell.
        onKeyDown={list.takeKey}
      />
      {list.isOpen && query !== '' ? (
        <SuggestionCard label={column.title} {...{ query, list, onChoose, texts }} isSelected={nothingSelected} />
      ) : null}
      <LiveRegion message={query === '' ? '' : spokenOf(list, query, texts)} />
    </div>
  );
}
