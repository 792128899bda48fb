import { changeCharge, type SandboxCharge, selectCharge } from './charge-queries.ts';
import { holdMs } from './sandbox-charges.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { isPaidOnItsOwn } from './to-provider-charge.ts';

/** The customer's bank, played by a tester on the sandbox's pages. */
export interface SandboxBank {
  /** @returns undefined for an id that was never given out. */
  read(ref: string): Promise<SandboxCharge | undefined>;
  /** Answers the confirmation of a card or in the bank's app; nothing where it has ended. @returns whether the charge changed. */
  confirm(ref: string, answer: 'pass' | 'fail'): Promise<boolean>;
  /** Sends the money of a PromptPay code or brings it to the counter, also after its end: a bank does not know of that. @returns whether the charge changed. */
  pay(ref: string): Promise<boolean>;
}

/** Builds the bank. */
export function createSandboxBank({ db, clock }: Pick<SandboxDeps, 'db' | 'clock'>): SandboxBank {
  const readConfirmed = async (ref: string): Promise<SandboxCharge | undefined> => {
    const charge = await selectCharge(db, ref);
    return charge === undefined || isPaidOnItsOwn(charge.method) ? undefined : charge;
  };
  return {
    read: (ref) => selectCharge(db, ref),
    confirm: async (ref, answer) => {
      const at = clock.now();
      const charge = await readConfirmed(ref);
      if (charge === undefined) return false;
      const passed = charge.is_captured
        ? ({ state: 'paid', paid_at: at } as const)
        : ({ state: 'authorised', expires_at: new Date(at.getTime() + holdMs) } as const);
      const to = answer === 'pass' ? passed : ({ state: 'failed', failure: 'notConfirmed' } as const);
      return changeCharge(db, ref, { from: ['pending'], to, unendedAt: at });
    },
    pay: async (ref) => {
      const charge = await selectCharge(db, ref);
      if (charge === undefined || !isPaidOnItsOwn(charge.method)) return false;
      return changeCharge(db, ref, { from: ['pending', 'expired'], to: { state: 'paid', paid_at: clock.now() } });
    },
  };
}
