import type { OrderCheckout } from './order-checkout.ts';

/** The checkout, which loads its code on demand. */
export interface LateCheckout {
  /** Null until loaded. */
  now(): OrderCheckout | null;
  /** Loads it unless loaded; a failed load is tried again the next time. @throws the import's error */
  get(): Promise<OrderCheckout>;
  /** Calls `act` now if the checkout is loaded, else after loading, in order of the calls; not after `dispose`. */
  use(act: (present: OrderCheckout) => void, onLost: (cause: unknown) => void): void;
  dispose(): void;
}

/** Loads the checkout as a chunk of its own: at the first edit, or earlier if a shell preloads it. */
export const createLateCheckout = (bring: () => Promise<OrderCheckout>): LateCheckout => {
  let present: OrderCheckout | null = null;
  let arriving: Promise<OrderCheckout> | null = null;
  let isDisposed = false;

  const fetchOnce = async (): Promise<OrderCheckout> => {
    try {
      present = await bring();
      return present;
    } finally {
      arriving = null;
    }
  };

  const get = async (): Promise<OrderCheckout> => {
    if (present) return present;
    arriving ??= fetchOnce();
    return arriving;
  };

  return {
    now: () => present,
    get,
    use: (act, onLost) => {
      if (present) act(present);
      else
        get().then(
          (arrived) => isDisposed || act(arrived),
          (cause) => isDisposed || onLost(cause),
        );
    },
    dispose: () => {
      isDisposed = true;
      present?.dispose();
    },
  };
};
