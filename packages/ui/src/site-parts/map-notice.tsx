import type { ReactNode } from 'react';
import './map-notice.css';

export interface MapNoticeProps {
  /** Above the title: the code, the state. */
  readonly note?: ReactNode;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** What still works. */
  readonly children?: ReactNode;
  /** What one can do: two buttons at most, the first one primary. */
  readonly actions: ReactNode;
  /** Under the actions. */
  readonly after?: ReactNode;
  /** The map, at the right, on a phone above the words: says nothing that they do not. */
  readonly backdrop?: ReactNode;
}

/** Takes a page's place when that cannot be shown: what happened, what still works and where to go, beside a map that fades into the page. */
export function MapNotice({ note, title, lead, children, actions, after, backdrop }: MapNoticeProps) {
  return (
    <div className="sw-map-notice">
      <div className="sw-map-notice__backdrop">{backdrop}</div>
      <div className="sw-map-notice__inside">
        <div className="sw-map-notice__words">
          {note ? <p className="sw-soft sw-figures">{note}</p> : null}
          <h1 className="sw-heading--display">{title}</h1>
          <p className="sw-map-notice__lead">{lead}</p>
          {children}
          <div className="sw-map-notice__actions">{actions}</div>
          {after}
        </div>
      </div>
    </div>
  );
}
