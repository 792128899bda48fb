import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import './tone.css';
import './banner.css';
import './offer-banner.css';

export interface OfferBannerProps {
  /** `warn` where something stands in the way. */
  readonly tone?: 'info' | 'warn' | undefined;
  /** What it is about. */
  readonly icon: IconNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** The button that takes the offer, below the text. */
  readonly action?: ReactNode;
}

/** Something that could be switched on here, with its own icon: notifications on this device. */
export function OfferBanner({ tone = 'info', icon, title, children, action }: OfferBannerProps) {
  return (
    <div className={`sw-banner sw-tone--${tone}`} role="status">
      <Icon icon={icon} />
      <div className="sw-offer">
        {title ? <p className="sw-strong">{title}</p> : null}
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
