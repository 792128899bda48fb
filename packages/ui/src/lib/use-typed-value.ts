import { useState } from 'react';

export interface TypedValueOptions {
  /** The owner's value; empty if none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value's text in the field. */
  readonly show: (value: string) => string;
  /** The value of the typed text; null if not valid. */
  readonly read: (text: string) => string | null;
  /** Why a value is not available, as a sentence. */
  readonly problemOf: (value: string) => string | undefined;
  /** Message for text that is no value. */
  readonly unreadable: string;
}

/** The state of a field between the first key and the blur. */
export interface TypedValue {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The value of the text so far, available or not; null if it cannot be read yet. */
  readonly pending: string | null;
  /** The problem of the typed text; shown after the blur. */
  readonly problem: string | undefined;
  /** On blur or Enter: makes the typed text the value, or shows it unchanged with its problem. */
  readonly settle: () => void;
  /** Discards the typed text, because a value was picked instead. */
  readonly forget: () => void;
}

interface Draft {
  readonly text: string;
  /** The owner's value during typing; if another value comes from outside, the draft is discarded. */
  readonly besides: string;
  readonly problem: string | undefined;
}

/** A value typed as text and parsed on blur: nothing is corrected during typing, and no typed text is lost. */
export function useTypedValue({ value, onChange, show, read, problemOf, unreadable }: TypedValueOptions): TypedValue {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = draft && draft.besides === value ? draft : null;
  const pending = current ? read(current.text) : value || null;

  const settle = () => {
    if (!current) return;
    const isEmpty = current.text.trim() === '';
    const problem = isEmpty ? undefined : pending === null ? unreadable : problemOf(pending);
    const next = problem === undefined ? (pending ?? '') : '';
    setDraft(problem === undefined ? null : { text: current.text, besides: next, problem });
    if (next !== value) onChange(next);
  };

  return {
    text: current ? current.text : show(value),
    setText: (text) => setDraft({ text, besides: value, problem: undefined }),
    pending,
    problem: current?.problem,
    settle,
    forget: () => setDraft(null),
  };
}
