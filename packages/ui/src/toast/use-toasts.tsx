import { useCallback, useRef, useState } from 'react';
import type { Toast } from './toast.tsx';
import { withToast } from './toast.tsx';

/** The messages of one `ToastStack`. */
export interface Toasts {
  readonly toasts: readonly Toast[];
  /** Shows a message and returns its id. */
  readonly show: (toast: Omit<Toast, 'id'>) => string;
  readonly dismiss: (id: string) => void;
}

/**
 * The state of a `ToastStack`: newest first. Beyond four messages, the oldest with a timer is removed; those without one never
 * are.
 */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const shownCount = useRef(0);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    shownCount.current += 1;
    const id = `toast-${shownCount.current}`;
    setToasts((others) => withToast(others, { ...toast, id }));
    return id;
  }, []);
  const dismiss = useCallback((id: string) => setToasts((others) => others.filter((toast) => toast.id !== id)), []);
  return { toasts, show, dismiss };
}
