import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { draftFor, draftOf } from './owned-draft.ts';

/** As long as the draft of an order. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * A text that survives a reload and a new sign-in, in the storage that sign-out clears. What a visitor typed is the user's who signs in
 * then, and nobody else's. @returns the text, how to change it, and how to forget it once it was sent.
 */
export function useStoredDraft(name: string): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const { privateStorage, onError } = usePortal();
  const userId = useUser()?.userId ?? null;
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  const owner = useRef(userId);
  const key = `${privatePrefix}form.${name}`;

  useEffect(() => {
    let isGone = false;
    if (owner.current !== null && userId !== null && owner.current !== userId) {
      isTouched.current = false;
      setText('');
    }
    owner.current = userId ?? owner.current;
    privateStorage.get(key).then((stored) => {
      const own = draftFor(userId, stored);
      // What was typed while the storage was being read is newer.
      if (own !== null && !isGone && !isTouched.current) setText(own);
    }, onError);
    return () => {
      isGone = true;
    };
  }, [privateStorage, key, userId, onError]);

  const change = (next: string) => {
    isTouched.current = true;
    setText(next);
    privateStorage.set(key, draftOf(userId, next), maxAgeMs).catch(onError);
  };
  const forget = () => {
    setText('');
    privateStorage.remove(key).catch(onError);
  };
  return [text, change, forget];
}
