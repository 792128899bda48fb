import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';

interface Encryption {
  readonly key: CryptoKey;
  readonly crypto: Crypto;
}

const ivBytes = 12;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Wraps a storage so that it only ever holds AES-GCM ciphertext. What cannot be read any more (another key, garbage) counts as absent. */
export const createEncryptedStorage = (inner: KeyValueStorage, { key, crypto }: Encryption): KeyValueStorage => ({
  async get(name) {
    const text = await inner.get(name);
    if (text === null) return null;
    try {
      const bytes = fromBase64(text);
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, ivBytes) }, key, bytes.slice(ivBytes));
      return new TextDecoder().decode(plain);
    } catch {
      // Whoever cannot decrypt is not the owner of the session: it is dropped, and the customer signs in again.
      await inner.remove(name);
      return null;
    }
  },
  async set(name, value) {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(value)));
    await inner.set(name, toBase64(new Uint8Array([...iv, ...cipher])));
  },
  remove: (name) => inner.remove(name),
});
