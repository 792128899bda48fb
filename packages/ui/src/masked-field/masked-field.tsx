import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { activeElementNear } from '../lib/active-element.ts';
import { editMasked } from '../lib/masked-edit.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** The value itself, without the signs that set it in groups. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value as it is read (`0105536112014` → `0-1055-36112-01-4`). It may add signs between characters and drop what is too much. */
  readonly format: (value: string) => string;
  /** The value in whatever is typed or pasted, no longer than it may be. What `format` shows is read back as it was. */
  readonly parse: (typed: string) => string;
}

/** A text field that sets in groups what is typed (tax id, card, MM/YY), while the caret stays where the typist expects it. */
export function MaskedField({ value, onChange, format, parse, onKeyDown, ref, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const isForward = useRef(false);

  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    isForward.current = event.key === 'Delete';
    onKeyDown?.(event);
  };

  const handleChange = (text: string) => {
    const element = input.current;
    const caret = element?.selectionStart ?? text.length;
    const edit = editMasked({ format, parse }, value, { text, caret, isForward: isForward.current });
    if (element) {
      // Set here and not by the next drawing: a controlled input throws the caret to its end, and nothing is drawn where the value stayed as it was.
      element.value = edit.shown;
      // Safari focuses what is given a selection, also where the browser fills a whole form.
      if (activeElementNear(element) === element) element.setSelectionRange(edit.caret, edit.caret);
    }
    if (edit.raw !== value) onChange(edit.raw);
  };

  return (
    <TextField
      autoComplete="off"
      {...field}
      ref={setInput}
      value={format(value)}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    />
  );
}
