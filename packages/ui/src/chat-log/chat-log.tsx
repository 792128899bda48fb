import { ArrowDown } from 'lucide';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import './chat-log.css';
import type { LogScroll } from './use-log-scroll.ts';
import { useLogScroll } from './use-log-scroll.ts';

export interface ChatLogProps extends Omit<LogScroll, 'onNeedOlder'> {
  /** Names the log: "Messages with Somchai". */
  readonly label: string;
  /** Older rows that there are still to fetch. */
  readonly older?:
    | {
        readonly state: 'ready' | 'loading' | 'failed';
        readonly onLoad: () => void;
        /** "Earlier messages". */
        readonly label: string;
        readonly loadingLabel: string;
        /** What went wrong, beside the button that tries again. */
        readonly failedText: string;
        /** "Try again". */
        readonly retryLabel: string;
      }
    | undefined;
  /** The button back to the newest one; `newCount` of them have come meanwhile. */
  readonly jump: { readonly label: string; readonly newCount: number; readonly newLabel: string };
  /** What has just come in, said politely: "Somchai: I am here". Older rows and one's own are not said. */
  readonly announcement: string;
  /** Rows: `ChatBubble`, `ChatEvent`, `ChatNote`. */
  readonly children: ReactNode;
}

/** The messages of a room, newest at the lower edge. Its owner gives it a height. */
export function ChatLog(props: ChatLogProps) {
  const { label, older, jump, announcement, children, newestId, isNewestOwn, onAtEndChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const scroll = useLogScroll(box, {
    newestId,
    isNewestOwn,
    onAtEndChange,
    onNeedOlder: older?.state === 'ready' ? older.onLoad : undefined,
  });
  const handleOlder = () => {
    // The button goes while they load; the keyboard stays where it scrolls.
    box.current?.focus({ preventScroll: true });
    older?.onLoad();
  };
  return (
    <div className="sw-chat-log">
      {/* Silent itself: older rows put above would be read aloud, too. */}
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={older?.state === 'loading' || undefined}
        className="sw-chat-log__box"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
        tabIndex={0}
        onScroll={scroll.look}
      >
        <div className="sw-chat-log__rows">
          {older ? (
            <div className="sw-chat-log__older">
              {older.state === 'loading' ? (
                <Spinner label={older.loadingLabel} />
              ) : (
                <>
                  {older.state === 'failed' ? (
                    <p role="alert" className="sw-problem">
                      {older.failedText}
                    </p>
                  ) : null}
                  <Button variant="quiet" size="dense" onClick={handleOlder}>
                    {older.state === 'failed' ? older.retryLabel : older.label}
                  </Button>
                </>
              )}
            </div>
          ) : null}
          <ul>{children}</ul>
        </div>
      </div>
      {scroll.isAtEnd ? null : (
        <button type="button" className="sw-chat-log__jump" title={jump.label} aria-label={jump.label} onClick={scroll.jump}>
          <Icon icon={ArrowDown} />
          <span className="sw-chat-log__count">
            <CountBadge tone="attention" count={jump.newCount} label={jump.newLabel} />
          </span>
        </button>
      )}
      <LiveRegion message={announcement} />
    </div>
  );
}
