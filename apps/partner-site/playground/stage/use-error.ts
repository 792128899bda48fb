import { useState } from 'react';
import type { Typed } from '../typed-values.ts';

/** What an element said went wrong. */
export interface ElementError {
  readonly code: string;
  /** Empty where there is none. */
  readonly reason: string;
  readonly message: string;
}

const textOf = (detail: unknown, name: string): string => {
  const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The last error of the element; another value of an attribute takes it away, because it may have been the cause. */
export const useError = (values: Typed) => {
  const [noted, setNoted] = useState<{ readonly error: ElementError; readonly values: Typed } | null>(null);
  const noteError = ({ type, detail }: CustomEvent<unknown>): void => {
    if (type !== 'songwai:error') return;
    const error = { code: textOf(detail, 'code'), reason: textOf(detail, 'reason'), message: textOf(detail, 'message') };
    setNoted({ error, values });
  };
  return { error: noted?.values === values ? noted.error : null, noteError };
};
