import { UserRound } from 'lucide';
import { useState } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './avatar.css';

export interface AvatarProps {
  /** The person's or company's name for screen readers; only where no text beside the avatar gives it. */
  readonly label?: string | undefined;
  /** One or two letters, shown if there is no picture, while it loads, and if it fails to load. */
  readonly initials?: string | undefined;
  /** Shown if there is neither a picture nor initials; defaults to a person. */
  readonly icon?: IconNode | undefined;
  readonly pictureUrl?: string | undefined;
  /** `small` is 28 px, `medium` 40, `large` 48, `hero` 72. */
  readonly size?: 'small' | 'medium' | 'large' | 'hero' | undefined;
  /** `brand` for a person the page is about, `quiet` for one of many. */
  readonly tone?: 'brand' | 'quiet' | undefined;
}

/** A circle that stands for a person or a company. */
export function Avatar(props: AvatarProps) {
  const { label, initials, icon = UserRound, pictureUrl, size = 'medium', tone = 'brand' } = props;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={classNames('sw-avatar', `sw-avatar--${size}`, tone === 'quiet' && 'sw-avatar--quiet')} {...naming}>
      {initials || <Icon icon={icon} size={size === 'small' ? 'small' : size === 'hero' ? 'large' : 'medium'} />}
      {pictureUrl && pictureUrl !== brokenUrl ? (
        <img className="sw-avatar__picture" src={pictureUrl} alt="" onError={() => setBrokenUrl(pictureUrl)} />
      ) : null}
    </span>
  );
}
