import { useMedia } from '@songwai/ui/lib/use-media';
import { useEffect, useRef, useState } from 'react';
import { touchScreen } from '../touch-screen.ts';

interface BankPage {
  /** Whether it opens instead of this page, which the bank then leads back to. */
  readonly isSamePage: boolean;
  /** It has been opened from here. */
  readonly wasOpened: boolean;
  readonly noteOpened: () => void;
}

interface BankPageOptions {
  readonly opensBank: boolean;
  /** This page belongs to somebody else, and is never left. */
  readonly isEmbedded: boolean;
}

/** Opens the bank's page once where that is asked for: on a phone in place of this one, elsewhere in a window of its own. */
export function useBankPage(uri: string | null, { opensBank, isEmbedded }: BankPageOptions): BankPage {
  const isTouched = useMedia(touchScreen);
  const isSamePage = isTouched && !isEmbedded;
  const [wasOpened, setOpened] = useState(false);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!opensBank || uri === null || asked.current === uri) return;
    asked.current = uri;
    if (isSamePage) return window.location.assign(uri);
    const page = window.open(uri, '_blank');
    // A browser that blocks windows gives none; the button is still there.
    if (page === null) return;
    page.opener = null;
    setOpened(true);
  }, [opensBank, uri, isSamePage]);
  return { isSamePage, wasOpened, noteOpened: () => setOpened(true) };
}
