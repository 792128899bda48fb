import type { ReactNode } from 'react';
import type { AvatarProps } from '../avatar/avatar.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { classNames } from '../lib/class-names.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import './room-row.css';

export interface RoomRowProps {
  readonly name: string;
  readonly avatar?: Pick<AvatarProps, 'initials' | 'icon' | 'pictureUrl'> | undefined;
  /** `deep` for our own people. */
  readonly tone?: 'person' | 'deep' | undefined;
  /** "Online"; absent where they are not, or nobody knows. */
  readonly onlineLabel?: string | undefined;
  /** The last message, in one line. */
  readonly preview: string;
  /** Below it: a badge, a number, hours. */
  readonly detail?: ReactNode;
  /** When, as written: `13:58`, "Yesterday". */
  readonly time?: string | undefined;
  readonly dateTime?: string | undefined;
  readonly unread?: { readonly count: number; readonly label: string } | undefined;
  readonly link: LinkTarget;
  /** Its room is open beside the list. */
  readonly isCurrent?: boolean | undefined;
}

/** A room in the list: who, what was said last, and how much of it is new. */
export function RoomRow(props: RoomRowProps) {
  const { name, avatar, tone = 'person', onlineLabel, preview, detail, time, dateTime, unread, link, isCurrent } = props;
  const isNew = unread !== undefined && unread.count > 0;
  return (
    <a
      {...link}
      aria-current={isCurrent || undefined}
      className={classNames('sw-room-row', isNew && 'sw-room-row--new', isCurrent && 'sw-room-row--current')}
    >
      <PersonMark {...{ avatar, tone, onlineLabel, isCurrent }} />
      <span className="sw-room-row__text">
        <span className="sw-room-row__name sw-clip">{name}</span>
        <span className="sw-room-row__preview sw-clip" dir="auto">
          {preview}
        </span>
        {detail ? <span className="sw-room-row__detail sw-note">{detail}</span> : null}
      </span>
      <span className="sw-room-row__end">
        {time ? (
          <time className="sw-note sw-figures" dateTime={dateTime}>
            {time}
          </time>
        ) : null}
        {unread ? <CountBadge tone="attention" count={unread.count} label={unread.label} /> : null}
      </span>
    </a>
  );
}

type PersonMarkProps = Pick<RoomRowProps, 'avatar' | 'tone' | 'onlineLabel' | 'isCurrent'>;

/** A person beside their name: the avatar, and a green dot while they are there. */
export function PersonMark({ avatar, tone = 'person', onlineLabel, isCurrent }: PersonMarkProps) {
  return (
    <span className={classNames('sw-person-mark', tone === 'deep' && 'sw-person-mark--deep')}>
      <Avatar size="large" tone={isCurrent || tone === 'deep' ? 'brand' : 'quiet'} {...avatar} />
      {onlineLabel ? <span className="sw-person-mark__dot" role="img" aria-label={onlineLabel} /> : null}
    </span>
  );
}
