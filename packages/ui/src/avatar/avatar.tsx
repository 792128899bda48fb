import { UserRound } from 'lucide';
import { useState } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './avatar.css';

export interface AvatarProps {
  /** Whose face it is; named for screen readers only where no text beside it does. */
  readonly label?: string | undefined;
  /** One or two letters, shown without a picture, until it has come, and where it does not come. */
  readonly initials?: string | undefined;
  /** Where there is neither picture nor letter; a person when absent. */
  readonly icon?: IconNode | undefined;
  readonly pictureUrl?: string | undefined;
  /** `small` is 28 px, `medium` 40, `large` 48, `hero` 72. */
  readonly size?: 'small' | 'medium' | 'large' | 'hero' | undefined;
  /** `brand` for somebody in sight, `quiet` for one of many. */
  readonly tone?: 'brand' | 'quiet' | undefined;
}

/** A person or a company as a circle. */
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
