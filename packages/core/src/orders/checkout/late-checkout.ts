import type { OrderCheckout } from './order-checkout.ts';

/** The checkout, as soon as its code has come. */
export interface LateCheckout {
  /** Null until it has come. */
  now(): OrderCheckout | null;
  /** Fetches it unless that is done; what does not arrive is fetched again the next time. @throws whatever the import throws */
  get(): Promise<OrderCheckout>;
  /** Acts at once where the checkout is here, else as soon as it has come, in the order of asking; not after the end. */
  use(act: (present: OrderCheckout) => void, onLost: (cause: unknown) => void): void;
  dispose(): void;
}

/** Brings the checkout by a chunk of its own: with the first edit, or earlier where a shell has the time. */
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
