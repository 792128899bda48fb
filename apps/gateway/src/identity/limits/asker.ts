/** The caller of a limited call, as the limits identify it. */
export interface Asker {
  /** The network address (an IPv6 /64). */
  readonly address: string;
  /** The key by which the caller's own tries are counted. */
  readonly from: string;
  /** Has signed in to this account before, from here or on this device: the limits of strangers do not apply. */
  readonly isKnown: boolean;
  /** Identified by the device, which is not shared: the limits of the network address do not apply. */
  readonly isOnOwnDevice: boolean;
}

/** A caller of whom only the network address is known. */
export const strangerAt = (address: string): Asker => ({
  address,
  from: `address ${address}`,
  isKnown: false,
  isOnOwnDevice: false,
});

/** A signed-in user whose call concerns the own account. */
export const ownerAt = (userId: string, address: string): Asker => ({
  ...{ address, from: `user ${userId}` },
  ...{ isKnown: true, isOnOwnDevice: false },
});
