import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import type { ButtonLook } from '../button/button.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';

export interface CopyButtonProps extends ButtonLook {
  readonly value: string;
  readonly texts: {
    readonly copy: string;
    readonly copied: string;
    /** The browser refused to copy: what to do instead. */
    readonly failed: string;
  };
  /** Only the icon is shown, beside the value that it copies; the text is its name. */
  readonly isIconOnly?: boolean | undefined;
  readonly onCopied?: (() => void) | undefined;
}

const REPORT_MS = 2500;

/** Copies a value and confirms it. */
export function CopyButton({ value, texts, onCopied, variant = 'quiet', size, isFullWidth, isIconOnly }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), REPORT_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = () => {
    // The clipboard API is absent in an insecure context, and the user may deny access to it elsewhere.
    const copying = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => {
        setOutcome('copied');
        onCopied?.();
      },
      () => setOutcome('failed'),
    );
  };

  const text = outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.failed : texts.copy;
  const icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      {isIconOnly ? (
        <IconButton icon={icon} size="dense" label={text} onClick={handleClick} />
      ) : (
        <Button {...{ variant, size, isFullWidth, icon }} onClick={handleClick}>
          {text}
        </Button>
      )}
      <LiveRegion message={outcome === 'none' ? '' : text} />
    </>
  );
}
