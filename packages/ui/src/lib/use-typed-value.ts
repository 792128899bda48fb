import { useState } from 'react';

export interface TypedValueOptions {
  /** What the owner holds; empty for nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text in the field. */
  readonly show: (value: string) => string;
  /** The value of what was typed; null where it is not valid. */
  readonly read: (text: string) => string | null;
  /** Why a value cannot be had, as a sentence. */
  readonly problemOf: (value: string) => string | undefined;
  /** Said of a text that is no value. */
  readonly unreadable: string;
}

/** What a field shows between the first key and the moment it is left. */
export interface TypedValue {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The value as far as it can be read already, whether it may be had or not; null where it cannot. */
  readonly pending: string | null;
  /** What is wrong with what was typed; shown once the field is left. */
  readonly problem: string | undefined;
  /** The field is left or confirmed: what was typed becomes the value, or stays as it is with what is wrong with it. */
  readonly settle: () => void;
  /** Forgets what was typed, as something has been picked instead. */
  readonly forget: () => void;
}

interface Draft {
  readonly text: string;
  /** What the owner held while it was typed: another value from outside makes the draft void. */
  readonly besides: string;
  readonly problem: string | undefined;
}

/** A value that is typed as text and understood when the field is left: nothing is corrected under the typist's fingers, and nothing typed is lost. */
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
