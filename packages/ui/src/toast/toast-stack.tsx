import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Tone } from '../banner/banner.tsx';
import { toneIcons } from '../banner/banner.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import './toast-stack.css';

/** One passing message. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: ReactNode;
  /** How long it stays; `null` until dismissed. An error stays by default, everything else 6 s. */
  readonly durationMs?: number | null | undefined;
}

export interface ToastStackProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly texts: { readonly region: string; readonly dismiss: string };
}

/** Passing messages at the top right (top, on a phone). The clock stops while one is pointed at or focused. */
export function ToastStack({ toasts, onDismiss, texts }: ToastStackProps) {
  return (
    <section className="sw-toasts" aria-label={texts.region} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={texts.dismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: (id: string) => void;
  readonly dismissLabel: string;
}

function ToastCard({ toast, onDismiss, dismissLabel }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  const { id, tone, durationMs = tone === 'danger' ? null : 6000 } = toast;

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  // Letting go starts the whole time again: whoever held it was reading.
  useEffect(() => {
    if (isHeld || durationMs === null) return;
    const timer = setTimeout(() => dismiss.current(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, durationMs]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action, it only gives time to read
    <div
      className={`sw-toast sw-toast--${tone}`}
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon icon={toneIcons[tone]} />
      <div className="sw-toast__text">
        <p className="sw-toast__title">{toast.title}</p>
        {toast.detail ? <p className="sw-toast__detail">{toast.detail}</p> : null}
        {toast.action}
      </div>
      <IconButton icon={X} label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
}
