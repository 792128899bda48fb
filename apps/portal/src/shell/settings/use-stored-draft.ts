import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal-context.tsx';

/**
 * A text that survives a reload and a new sign-in, in the storage that sign-out clears. @returns the text, how to change it, and
 * how to forget it once it was sent.
 */
export function useStoredDraft(name: string): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const { privateStorage, onError } = usePortal();
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  const key = `settings.${name}`;

  useEffect(() => {
    let isGone = false;
    privateStorage.get(key).then((stored) => {
      // What was typed while the storage was being read is newer.
      if (stored !== null && !isGone && !isTouched.current) setText(stored);
    }, onError);
    return () => {
      isGone = true;
    };
  }, [privateStorage, key, onError]);

  const change = (next: string) => {
    isTouched.current = true;
    setText(next);
    privateStorage.set(key, next).catch(onError);
  };
  const forget = () => {
    setText('');
    privateStorage.remove(key).catch(onError);
  };
  return [text, change, forget];
}
