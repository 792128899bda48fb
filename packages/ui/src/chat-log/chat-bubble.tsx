import { Check, CheckCheck, CircleAlert, Clock, Image, ImageOff } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import '../visually-hidden/visually-hidden.css';
import './chat-bubble.css';

/** How far a message of one's own has come; `waiting` will be sent by itself once there is a connection. */
export type BubbleState = 'sending' | 'waiting' | 'sent' | 'read' | 'failed';

export interface BubblePhoto {
  /** Absent until it has come. */
  readonly url?: string | undefined;
  readonly alt: string;
  /** How much of it is sent, from 0 to 1; absent once all of it is. */
  readonly progress?: number | undefined;
  /** It is on its way, and nobody knows how far: a ring instead of a percentage. */
  readonly isSending?: boolean | undefined;
  /** Opens it large. */
  readonly onOpen?: (() => void) | undefined;
}

export interface ChatBubbleProps {
  readonly side: 'own' | 'other';
  /** Who wrote it, for screen readers: "You", "Somchai". */
  readonly author: string;
  readonly text?: string | undefined;
  /** The words as they were written, below a text in the reader's own language. */
  readonly original?: { readonly text: string; readonly lang: string } | undefined;
  readonly photo?: BubblePhoto | undefined;
  readonly state?: BubbleState | undefined;
  /** The state in words: "Read", "Not sent". */
  readonly stateText?: string | undefined;
  /** When, as written: `13:58`. */
  readonly time?: string | undefined;
  /** The same for machines. */
  readonly dateTime?: string | undefined;
  /** Follows the time: who answered, where a photo comes from. */
  readonly note?: string | undefined;
  /** The next one is by the same person, soon after: less space, and no line below. */
  readonly isGrouped?: boolean | undefined;
  /** Buttons after "not sent": send again, delete. */
  readonly actions?: ReactNode;
}

const stateIcons: Readonly<Record<BubbleState, IconNode>> = {
  sending: Clock,
  waiting: Clock,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
};

/** One message. Its text is shown as it was typed: no markup, no links. */
export function ChatBubble(props: ChatBubbleProps) {
  const { side, author, text, original, photo, state, stateText, time, dateTime, note, isGrouped, actions } = props;
  const hasFoot = !isGrouped || state === 'failed' || state === 'waiting' || state === 'sending';
  return (
    <li className={classNames('sw-chat-bubble', `sw-chat-bubble--${side}`, isGrouped && 'sw-chat-bubble--grouped')}>
      <div
        className={classNames(
          'sw-chat-bubble__body',
          state !== undefined && `sw-chat-bubble__body--${state}`,
          photo && 'sw-chat-bubble__body--photo',
        )}
      >
        <span className="sw-visually-hidden">{author}: </span>
        {photo ? <Photo {...photo} /> : null}
        {text ? (
          <p className="sw-chat-bubble__text" dir="auto">
            {text}
          </p>
        ) : null}
        {original ? (
          <p className="sw-chat-bubble__original" dir="auto" lang={original.lang}>
            {original.text}
          </p>
        ) : null}
      </div>
      {hasFoot ? (
        <div
          className={classNames('sw-chat-bubble__foot sw-note sw-figures', state === 'failed' && 'sw-chat-bubble__foot--failed')}
        >
          {time && state !== 'failed' ? <time dateTime={dateTime}>{time}</time> : null}
          {note ? <span className="sw-chat-bubble__note">{time ? `· ${note}` : note}</span> : null}
          {state ? <Icon icon={stateIcons[state]} size="small" /> : null}
          {stateText ? <span>{stateText}</span> : null}
          {actions}
        </div>
      ) : null}
    </li>
  );
}

function Photo({ url, alt, progress, isSending, onOpen }: BubblePhoto) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isThere = url !== undefined && url !== brokenUrl;
  const picture = isThere ? (
    <img className="sw-chat-bubble__picture" src={url} alt={alt} onError={() => setBrokenUrl(url)} />
  ) : (
    <span className="sw-chat-bubble__picture sw-chat-bubble__no-picture" role="img" aria-label={alt}>
      <Icon icon={url === undefined ? Image : ImageOff} size="large" />
    </span>
  );
  if (progress !== undefined || isSending) {
    return (
      <span className="sw-chat-bubble__photo">
        {picture}
        <span className="sw-chat-bubble__veil sw-figures">
          {progress === undefined ? <Spinner /> : `${Math.round(progress * 100)}%`}
        </span>
      </span>
    );
  }
  if (!onOpen || !isThere) return <span className="sw-chat-bubble__photo">{picture}</span>;
  return (
    <button type="button" className="sw-chat-bubble__photo" onClick={onOpen}>
      {picture}
    </button>
  );
}
