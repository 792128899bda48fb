import type { CSSProperties, ReactNode } from 'react';
import './skeleton.css';

export interface SkeletonProps {
  /** `text` is as high as a line, `block` fills the height given, `circle` is a node or an avatar. */
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  /** Any CSS length; the whole width when absent. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** A grey stand-in with the shape of what is coming. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size = { '--sw-skeleton-width': width, '--sw-skeleton-height': height } as CSSProperties;
  return <span className={`sw-skeleton sw-skeleton--${shape}`} style={size} aria-hidden="true" />;
}

/** Says once, for all the grey inside it, what is being loaded. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="sw-skeleton-group" role="status" aria-label={label}>
      {children}
    </div>
  );
}
