import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import './tone.css';
import './banner.css';

/** Severity of a message. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The icon of each tone, so that colour is never the only sign. */
export const toneIcons = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps {
  readonly tone: Tone;
  /** What happened. */
  readonly title?: string | undefined;
  /** Why, and what to do. */
  readonly children?: ReactNode;
  /** A quiet button for the suggested action. */
  readonly action?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
}

/** A message that stays in the page as long as its cause lasts. */
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
