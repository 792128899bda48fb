import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment: an element that got every letter of a partner's id would begin anew with each. */
export const useSettled = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
