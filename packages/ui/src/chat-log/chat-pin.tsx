import type { ReactNode } from 'react';
import './chat-pin.css';

export interface ChatPinProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** What comes next, pinned under the head of a room: the last piece of the route line, its end in marigold. */
export function ChatPin({ title, detail, action }: ChatPinProps) {
  return (
    <div className="sw-chat-pin">
      <svg className="sw-chat-pin__line" width="14" height="40" viewBox="0 0 14 40" aria-hidden="true">
        <path className="sw-chat-pin__done" d="M7 6v16" />
        <path className="sw-chat-pin__rest" d="M7 22v12" />
        <circle className="sw-chat-pin__from" cx="7" cy="6" r="5" />
        <circle className="sw-chat-pin__next" cx="7" cy="34" r="6" />
      </svg>
      <div className="sw-chat-pin__text">
        <p className="sw-strong">{title}</p>
        {detail ? <p className="sw-chat-pin__detail sw-figures">{detail}</p> : null}
      </div>
      {action ? <div className="sw-chat-pin__action">{action}</div> : null}
    </div>
  );
}
