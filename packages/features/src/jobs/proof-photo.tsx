import { Icon } from '@songwai/ui/icon/icon';
import { ImageOff } from 'lucide';
import { useState } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import '@songwai/ui/card/card.css';
import './proof-gallery.css';

export interface ProofPhotoProps {
  readonly url: string;
  /** Absent where the button around it names it. */
  readonly title?: string | undefined;
  readonly size: 'thumbnail' | 'large';
}

/** One photo, or a mark in its place if it does not load. */
export function ProofPhoto({ url, title, size }: ProofPhotoProps) {
  const t = useTranslate();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={`sw-card sw-card--sunken sw-proofs__photo sw-proofs__photo--${size}`}>
      {isBroken ? (
        <span className="sw-proofs__broken sw-soft">
          <Icon icon={ImageOff} />
          {size === 'large' ? t('jobs.photoBroken') : null}
        </span>
      ) : (
        <img src={url} alt={title ?? ''} onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
