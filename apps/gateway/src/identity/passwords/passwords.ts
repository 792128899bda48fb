import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (19 MiB, 2 passes, 1 lane), which is this library's default too; written out so that it cannot drift. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password with a salt of its own, argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Compares passwords with what is stored. */
export interface PasswordChecker {
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  isRight(stored: string | undefined, password: string): Promise<boolean>;
}

/** Makes a checker; `decoy` is any text that nobody has as a password. */
export function createPasswordChecker(decoy: string): PasswordChecker {
  const decoyHash = hashPassword(decoy);
  return {
    isRight: async (stored, password) => {
      const isMatch = await verify(stored ?? (await decoyHash), password);
      return stored !== undefined && isMatch;
    },
  };
}
