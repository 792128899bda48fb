import { useEffect, useState } from 'react';

/** A value that follows once it has rested for a moment: not every key asks the gateway. */
export function useDelayed<Value>(value: Value, delayMs = 300): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setDelayed(value), delayMs);
    return () => globalThis.clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
