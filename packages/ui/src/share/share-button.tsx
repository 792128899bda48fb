import { Check, Link2, Share } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ButtonLook } from '../button/button.tsx';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { Shared } from './use-share.tsx';
import { canShare, useShare } from './use-share.tsx';
import './share-button.css';

export interface ShareButtonProps extends Shared, ButtonLook {
  readonly texts: {
    readonly share: string;
    /** Label on a device that cannot share: "Copy link". */
    readonly copy: string;
    readonly copied: string;
    /** Neither worked: a field beside the button shows the URL, to be copied by hand. */
    readonly failed: string;
  };
}

const REPORT_MS = 2500;

/** Shares a URL with the device's share sheet, else the clipboard, else a field to copy from. Its label says in advance which. */
export function ShareButton({ url, title, text, texts, variant = 'secondary', size, isFullWidth }: ShareButtonProps) {
  const shared = { url, title, text };
  const { outcome, share, forget } = useShare(shared);
  const byHand = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (outcome === 'failed') byHand.current?.select();
    if (outcome !== 'copied' && outcome !== 'shared') return;
    const timer = setTimeout(forget, REPORT_MS);
    return () => clearTimeout(timer);
  });

  const isCopied = outcome === 'copied';
  const icon = isCopied ? Check : canShare(shared) ? Share : Link2;
  return (
    <div className="sw-share-button">
      <Button {...{ variant, size, isFullWidth, icon }} onClick={() => void share()}>
        {isCopied ? texts.copied : canShare(shared) ? texts.share : texts.copy}
      </Button>
      {outcome === 'failed' ? (
        <label className="sw-share-button__hand sw-note">
          <span>{texts.failed}</span>
          <input ref={byHand} type="text" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      ) : null}
      <LiveRegion message={isCopied ? texts.copied : outcome === 'failed' ? texts.failed : ''} />
    </div>
  );
}
