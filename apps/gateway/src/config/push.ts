import type { EnvironmentReader } from '../environment-reader.ts';

/** Our identity at browsers' push services (VAPID, RFC 8292); absent where nothing is pushed. */
export interface PushConfig {
  /** Base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service reaches us: `mailto:` or `https:`. */
  readonly subject: string;
}

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
const howToMake = 'make a pair with `npx web-push generate-vapid-keys`';

const hasBytes = (text: string, length: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === length;

/** Reads the key pair, which has to stay the same: browsers subscribe with it. */
export function readPushConfig(reader: EnvironmentReader): PushConfig | undefined {
  const [publicKey, privateKey, subject] = [
    reader.text('VAPID_PUBLIC_KEY'),
    reader.text('VAPID_PRIVATE_KEY'),
    reader.text('VAPID_SUBJECT'),
  ];
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return undefined;
  for (const [at, value] of [publicKey, privateKey, subject].entries())
    if (value === undefined) reader.complain(String(names[at]), 'is missing beside the other two of VAPID_…; set all or none.');
  if (publicKey !== undefined && !hasBytes(publicKey, 65))
    reader.complain('VAPID_PUBLIC_KEY', `is not a public key of 65 bytes in base64url; ${howToMake}.`);
  if (privateKey !== undefined && !hasBytes(privateKey, 32))
    reader.complain('VAPID_PRIVATE_KEY', `is not a private key of 32 bytes in base64url; ${howToMake}.`);
  if (subject !== undefined && !/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(subject))
    reader.complain(
      'VAPID_SUBJECT',
      'is neither mailto: with an address nor https:; a push service writes to it about problems.',
    );
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  return { publicKey, privateKey, subject };
}
