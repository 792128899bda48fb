import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { type PartnerGuest, signOn } from '@songwai/core/partners/calls';
import { logout } from '@songwai/core/sessions/calls';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';
import type { WidgetAttributes } from '../widget-attributes.ts';

/** Half a year without a visit ends it, as docs/embedding/privacy.md says. */
const maxAgeMs = 180 * 24 * 60 * 60 * 1000;
/** 256 bits. */
const idBytes = 32;

const keyOf = (partnerId: string): string => `${privatePrefix}device.${partnerId}`;

/** Encrypted as drafts are; where the page cannot encrypt it lasts until the page is left. */
const openStorage = () => {
  const { crypto, indexedDB } = window;
  return lazyPrivateStorage({ open: () => window.localStorage, clock: Date.now, crypto, indexedDB });
};

const createId = (): string =>
  btoa(String.fromCharCode(...window.crypto.getRandomValues(new Uint8Array(idBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Signs a visitor on as the guest of this browser, where the partner lets such people book.
 * @param isAsked the guest wants to book, and so becomes one; otherwise only a guest who comes back is signed on
 * @returns null where it does not, or if nobody asked and none was here before
 * @throws GatewayError for another refusal, or without an answer
 */
export const signDeviceOn = async (
  transport: Transport,
  { partner: partnerId, demo }: Pick<WidgetAttributes, 'partner' | 'demo'>,
  isAsked = false,
): Promise<{ readonly guest: PartnerGuest; readonly partnerName: string } | null> => {
  // A demo's guest is nobody, who is not stored.
  if (demo !== null) return signOn(transport, { partnerId: 'demo', deviceId: createId() });
  const storage = openStorage();
  const key = keyOf(partnerId);
  const known = await storage.get(key);
  if (known === null && !isAsked) return null;
  const deviceId = known ?? createId();
  try {
    const signedOn = await signOn(transport, { partnerId, deviceId });
    await storage.set(key, deviceId, maxAgeMs);
    return signedOn;
  } catch (error) {
    if (error instanceof GatewayError && error.reply['reason'] === 'guests_off') return null;
    throw error;
  }
};

/** Ends a guest's session, if there is one, and forgets that a guest was on this device. @throws GatewayError */
export const leaveDevice = async (transport: Transport, partnerId: string, isSignedOn: boolean): Promise<void> => {
  await openStorage().remove(keyOf(partnerId));
  if (isSignedOn) await logout(transport);
};
