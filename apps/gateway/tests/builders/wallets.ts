import { randomUUID } from 'node:crypto';
import { customerAccount, ownAccount, type WalletKind } from '../../src/ledger/accounts.ts';
import { postMovement } from '../../src/ledger/movement-queries.ts';
import type { MovementDetails, MovementKind } from '../../src/ledger/tables.ts';
import type { Gateway } from './gateway.ts';
import type { Caller } from './sessions.ts';

/** A movement of a wallet; below 0 for money that leaves. */
export interface WalletMovement {
  readonly kind?: MovementKind;
  readonly part?: WalletKind;
  readonly satang: number;
  readonly jobId?: string;
  readonly details?: MovementDetails;
}

/** Moves money between a customer's wallet and us. */
export async function moveWallet(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { userId }: Pick<Caller, 'userId'>,
  { kind = 'topUp', part = 'walletTopUp', satang, jobId, details = {} }: WalletMovement,
): Promise<void> {
  await db.transaction().execute((trx) =>
    postMovement(trx, {
      ...{ key: randomUUID(), kind, jobId, details, actor: 'test', at: clock.now() },
      lines: [
        { account: ownAccount('opening'), amountSatang: -satang },
        { account: customerAccount(part, userId), amountSatang: satang },
      ],
    }),
  );
}
