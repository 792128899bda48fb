import type { Satang } from '../basics/money.ts';

/** What jobs of a month cost together; `name` is null for those without a department, or without a reference. */
export interface StatementGroup {
  readonly name: string | null;
  readonly jobCount: number;
  readonly amountSatang: Satang;
}

/** How a document changed what is owed. */
export interface AccountMovement {
  readonly at: Date;
  readonly kind: 'invoice' | 'payment' | 'withheld' | 'creditNote';
  readonly number: string;
  /** Positive raises what is owed. */
  readonly amountSatang: Satang;
  /** Owed after it. */
  readonly balanceSatang: Satang;
}

/** A month of a company: what its jobs cost, and how its account with us moved. */
export interface CompanyStatement {
  readonly departments: readonly StatementGroup[];
  readonly references: readonly StatementGroup[];
  readonly openingSatang: Satang;
  readonly movements: readonly AccountMovement[];
  readonly closingSatang: Satang;
}
