import { type Toast, withToast } from '@songwai/ui/toast/toast';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message; one that `replaces` a series takes the place of the one before in it. */
export type Alert = Omit<Toast, 'id'> & { readonly replaces?: string };

/** Messages at the top right of any page, which outlive the page that showed them (spec §3, "alerts"). */
export interface Alerts {
  /** Newest first. */
  readonly store: StoreApi<{ readonly toasts: readonly Toast[] }>;
  readonly show: (message: Alert) => void;
  readonly dismiss: (id: string) => void;
  /** Takes away the message of a series. */
  readonly dismissSeries: (series: string) => void;
}

/** The portal's alerts: `portal.part(openAlerts)`. */
export const openAlerts = (): Alerts => {
  const store = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  let count = 0;
  return {
    store,
    show: ({ replaces, ...message }) => {
      count += 1;
      const toast = { ...message, id: `${replaces ?? 'alert'}-${count}` };
      store.setState(({ toasts }) => ({
        toasts: withToast(replaces ? toasts.filter(({ id }) => !id.startsWith(`${replaces}-`)) : toasts, toast),
      }));
    },
    dismissSeries: (series) =>
      store.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => !id.startsWith(`${series}-`)) })),
    dismiss: (id) => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  };
};
