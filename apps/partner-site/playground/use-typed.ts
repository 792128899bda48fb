import { useCallback, useEffect, useState } from 'react';
import { readTyped, storeTyped } from './typed-values.ts';

/** Beside the attributes: the colour is a property of the style sheet. */
export const accentName = '--songwai-accent';

const storage = () => window.sessionStorage;

/** What is typed into all fields, remembered for this tab. */
export const useTyped = () => {
  const [typed, setTyped] = useState(() => readTyped(storage));
  const type = useCallback((name: string, value: string) => setTyped((before) => ({ ...before, [name]: value })), []);
  useEffect(() => storeTyped(storage, typed), [typed]);
  return { typed, type };
};
