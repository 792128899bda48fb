const databaseName = 'songwai-vault';
const storeName = 'keys';
const keyName = 'session';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openVault = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return asPromise(request);
};

/**
 * The browser's own AES-GCM key: made once, kept in IndexedDB, never extractable, so that a copied profile file or an injected script
 * cannot carry it away.
 */
export const openVaultKey = async (factory: IDBFactory, crypto: SubtleCrypto): Promise<CryptoKey> => {
  const database = await openVault(factory);
  try {
    // Generated before the transaction, which would end while the key is awaited.
    const key = await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // Two tabs may race: the first write wins and both use it.
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
    const first: unknown = await asPromise(store.get(keyName));
    if (first instanceof CryptoKey) return first;
    await asPromise(store.put(key, keyName));
    return key;
  } finally {
    database.close();
  }
};
