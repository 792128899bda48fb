import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import './tone.css';
import './banner.css';

/** What kind of news it is. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The icon that goes with a tone, so that colour never speaks alone. */
export const toneIcons = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps {
  readonly tone: Tone;
  /** What happened. */
  readonly title?: string | undefined;
  /** Why, and what to do. */
  readonly children?: ReactNode;
  /** A quiet button that does it. */
  readonly action?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
}

/** A message that stands in the page until what it speaks of is over. */
export function Banner({ tone, title, children, action, dismiss }: BannerProps) {
  return (
    <div className={`sw-banner sw-tone--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={toneIcons[tone]} />
      <div className="sw-banner__body">
        <div className="sw-banner__text">
          {title ? <p className="sw-strong">{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action ? <div className="sw-banner__action">{action}</div> : null}
      </div>
      {dismiss ? <IconButton icon={X} label={dismiss.label} onClick={dismiss.onDismiss} /> : null}
    </div>
  );
}
