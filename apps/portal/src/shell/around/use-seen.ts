import { useEffect, useState } from 'react';
import { usePortal } from '../portal-context.tsx';

/** Which announcement was seen last on this device; undefined while that is being read. */
export function useSeen(key: 'topBar' | 'proMotion'): readonly [string | null | undefined, (seen: string) => void] {
  const { storage, onError } = usePortal();
  const [seen, setSeen] = useState<string | null>();
  useEffect(() => {
    storage.get(key).then((stored) => setSeen(stored), onError);
  }, [storage, key, onError]);
  const store = (value: string) => {
    setSeen(value);
    storage.set(key, value).catch(onError);
  };
  return [seen, store];
}
