import type { CSSProperties, ReactNode } from 'react';
import './skeleton.css';

export interface SkeletonProps {
  /** `text` is one line high, `block` fills the given height, `circle` stands for a node or an avatar. */
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  /** Any CSS length; defaults to the whole width. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** A grey placeholder in the shape of the content being loaded. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size = { '--sw-skeleton-width': width, '--sw-skeleton-height': height } as CSSProperties;
  return <span className={`sw-skeleton sw-skeleton--${shape}`} style={size} aria-hidden="true" />;
}

/** Announces once, for all skeletons inside, what is being loaded. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="sw-skeleton-group" role="status" aria-label={label}>
      {children}
    </div>
  );
}
