import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's parameters for argon2id (19 MiB, 2 passes, 1 lane). They are this library's default too; explicit, so that an update
 * cannot change them.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password with its own salt, argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Compares passwords with stored hashes. */
export interface PasswordChecker {
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  isRight(stored: string | undefined, password: string): Promise<boolean>;
}

/** Builds a checker; `decoy` is any text that no user has as a password. */
export function createPasswordChecker(decoy: string): PasswordChecker {
  const decoyHash = hashPassword(decoy);
  return {
    isRight: async (stored, password) => {
      const isMatch = await verify(stored ?? (await decoyHash), password);
      return stored !== undefined && isMatch;
    },
  };
}
