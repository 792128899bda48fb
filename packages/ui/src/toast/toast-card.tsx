import { Pause, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { toneIcons } from '../banner/banner.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Toast, ToastTexts } from './toast.tsx';
import { durationOf } from './toast.tsx';

export interface ToastCardProps {
  readonly toast: Toast;
  readonly texts: ToastTexts;
  /** The user is reading the messages: the timer stops. */
  readonly isPaused: boolean;
  /** `card` is the element about to be removed. */
  readonly onDismiss: (id: string, card: HTMLElement | null) => void;
}

/** One message of a `ToastStack`. */
export function ToastCard({ toast, texts, isPaused, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [isPinned, setIsPinned] = useState(false);
  const dismiss = useRef(onDismiss);
  const { id, tone } = toast;
  const durationMs = durationOf(toast);
  const isPassing = durationMs !== null && !isPinned;

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  // Ending a pause restarts the whole time, because the user was reading.
  useEffect(() => {
    if (isPaused || isPinned || durationMs === null) return;
    const timer = setTimeout(() => dismiss.current(id, card.current), durationMs);
    return () => clearTimeout(timer);
  }, [id, isPaused, isPinned, durationMs]);

  return (
    <li ref={card} className={`sw-floats sw-toast sw-tone--${tone}`}>
      <div className="sw-toast__message" role={tone === 'danger' ? 'alert' : undefined}>
        <Icon icon={toneIcons[tone]} />
        <div className="sw-grow">
          <p className="sw-strong">{toast.title}</p>
          {toast.detail ? <p className="sw-note">{toast.detail}</p> : null}
        </div>
      </div>
      <div className="sw-toast__buttons">
        {isPassing ? (
          <IconButton className="sw-toast__keep" icon={Pause} label={texts.keep} onClick={() => setIsPinned(true)} />
        ) : null}
        <IconButton className="sw-toast__dismiss" icon={X} label={texts.dismiss} onClick={() => onDismiss(id, card.current)} />
      </div>
      {toast.action ? <div className="sw-toast__action">{toast.action}</div> : null}
    </li>
  );
}
