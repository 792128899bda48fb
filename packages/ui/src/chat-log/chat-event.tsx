import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import { linkClass } from '../link/link.tsx';
import './chat-event.css';

export interface ChatEventProps {
  readonly icon: IconNode;
  readonly title: string;
  /** To what it happened to. */
  readonly link?: LinkTarget | undefined;
  readonly time: string;
  readonly dateTime?: string | undefined;
}

/** What happened to the delivery, as a node between the messages. */
export function ChatEvent({ icon, title, link, time, dateTime }: ChatEventProps) {
  return (
    <li className="sw-chat-event">
      <span className="sw-chat-event__node">
        <Icon icon={icon} size="small" />
      </span>
      <span className="sw-chat-event__title">
        {link ? (
          <a className={linkClass({ kind: 'standalone' })} {...link}>
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <time className="sw-note sw-figures" dateTime={dateTime}>
        {time}
      </time>
    </li>
  );
}

export interface ChatNoteProps {
  readonly children: ReactNode;
  /** `mark` is a line across: from here on it is new. */
  readonly look?: 'plain' | 'mark' | undefined;
}

/** A short line in the middle: a day, who has come to help, where the unread ones begin. */
export function ChatNote({ children, look = 'plain' }: ChatNoteProps) {
  return <li className={`sw-chat-note sw-note sw-chat-note--${look}`}>{children}</li>;
}
