import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { activeElementNear } from '../lib/active-element.ts';
import { editMasked } from '../lib/masked-edit.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** The value itself, without separators. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * Formats the value (`0105536112014` → `0-1055-36112-01-4`). May add characters between those of the value and drop excess
   * ones.
   */
  readonly format: (value: string) => string;
  /** The value in any typed or pasted text, cut to its maximum length. Must return it unchanged from what `format` gives. */
  readonly parse: (typed: string) => string;
}

/** A text field that groups its value during typing (tax id, card, MM/YY) and leaves the caret where the user expects it. */
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
      // Set here, not by a render: a controlled input moves the caret to its end, and an unchanged value causes no render.
      element.value = edit.shown;
      // Safari focuses an element when its selection is set, even when the browser autofills a whole form.
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
