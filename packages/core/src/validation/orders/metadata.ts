/** What a partner's page, or a caller of the API, notes on a booking for its own use: never shown to drivers or on links. */
export type Metadata = Readonly<Record<string, string>>;

/** How much may be noted. */
export const metadataLimits = {
  keys: 20,
  keyCharacters: 40,
  valueCharacters: 500,
  /** Of the whole as JSON, in UTF-8. */
  bytes: 4096,
} as const;

/** What is wrong with it: the number of keys, a key, a value, or the whole. */
export interface MetadataFault {
  readonly reason: 'tooMany' | 'badKey' | 'tooLong' | 'tooLarge';
  /** Of the entry at fault; empty where it is about the whole. */
  readonly key: string;
}

/** `__proto__` would be lost in programs that assign it. */
const goodKey = /^(?!__proto__$)[\w.-]{1,40}$/;

/** The first fault of metadata; null where there is none. */
export const metadataFaultOf = (metadata: Metadata): MetadataFault | null => {
  const entries = Object.entries(metadata);
  if (entries.length > metadataLimits.keys) return { reason: 'tooMany', key: '' };
  for (const [key, value] of entries) {
    if (!goodKey.test(key)) return { reason: 'badKey', key };
    if (value.length > metadataLimits.valueCharacters) return { reason: 'tooLong', key };
  }
  const size = new TextEncoder().encode(JSON.stringify(metadata)).length;
  return size > metadataLimits.bytes ? { reason: 'tooLarge', key: '' } : null;
};
