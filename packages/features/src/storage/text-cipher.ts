import { openVaultKey } from './vault-key.ts';

/** Browser features that the encryption needs; plain http has no `subtle`, and some browsers forbid IndexedDB. */
export interface CipherBrowser {
  readonly crypto: Crypto;
  readonly indexedDB: IDBFactory | undefined;
}

/** AES-GCM under the browser's own key. */
export interface TextCipher {
  encrypt(text: string): Promise<string>;
  /** Null for text that was not encrypted with this key. */
  decrypt(cipher: string): Promise<string | null>;
}

const name = 'AES-GCM';
const ivBytes = 12;

/** Null if the browser has no encryption, or cannot store its key. */
export const openTextCipher = async ({ crypto, indexedDB }: CipherBrowser): Promise<TextCipher | null> => {
  const { subtle } = crypto;
  if (!subtle || !indexedDB) return null;
  // A private window or a sandboxed frame may refuse IndexedDB, which is the same as having none.
  const key = await openVaultKey(indexedDB, subtle).catch(() => null);
  if (!key) return null;
  return {
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const cipher = new Uint8Array(await subtle.encrypt({ name, iv }, key, new TextEncoder().encode(text)));
      return btoa(Array.from([...iv, ...cipher], (byte) => String.fromCharCode(byte)).join(''));
    },
    decrypt: async (cipher) => {
      try {
        const bytes = Uint8Array.from(atob(cipher), (character) => character.charCodeAt(0));
        const plain = await subtle.decrypt({ name, iv: bytes.slice(0, ivBytes) }, key, bytes.slice(ivBytes));
        return new TextDecoder().decode(plain);
      } catch {
        return null;
      }
    },
  };
};
