import type { Db } from '../../../platform/db.ts';
import type { Clock, Random } from '../../../platform/deps.ts';

/** What the sandbox is made of. */
export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Where its pages are, without a trailing slash. */
  readonly publicUrl: string;
  /** Payee of its PromptPay codes, checked by the configuration. */
  readonly promptPayId: string;
}

/** An id that cannot be guessed, because it opens a page on which money is pretended. */
export const makeSandboxId = (random: Random, kind: 'tokn' | 'cust' | 'card' | 'chrg'): string =>
  `sandbox_${kind}_${random.bytes(18).toString('base64url')}`;
