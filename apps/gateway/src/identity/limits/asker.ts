/** Who asks for something that is limited, as far as limits tell people apart. */
export interface Asker {
  /** The network's address (an IPv6 /64). */
  readonly address: string;
  /** By what the asker's own tries are counted. */
  readonly from: string;
  /** Has signed in to this account before, from here or on this device: what strangers do against the account does not count against it. */
  readonly isKnown: boolean;
  /** Known by the device, which is not shared: what others at the same address have used up does not count against it. */
  readonly isOnOwnDevice: boolean;
}

/** A caller of whom only the address is known. */
export const strangerAt = (address: string): Asker => ({
  address,
  from: `address ${address}`,
  isKnown: false,
  isOnOwnDevice: false,
});

/** A user who is signed in and asks for the own account. */
export const ownerAt = (userId: string, address: string): Asker => ({
  ...{ address, from: `user ${userId}` },
  ...{ isKnown: true, isOnOwnDevice: false },
});
