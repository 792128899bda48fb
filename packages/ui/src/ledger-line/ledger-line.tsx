import { ArrowUpRight, Banknote, Gift, LoaderCircle, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import '../visually-hidden/visually-hidden.css';
import './ledger-line.css';

/** `out` left the account, `in` came, `cash` came as cash, `bonus` was given, `pending` has not come yet. */
export type LedgerSign = 'out' | 'in' | 'cash' | 'bonus' | 'pending';

const icons = { out: ArrowUpRight, in: Plus, cash: Banknote, bonus: Gift, pending: LoaderCircle } as const;

/** A movement of an account. */
export interface LedgerEntry {
  readonly id: string;
  readonly sign: LedgerSign;
  readonly title: string;
  /** When, and what for. */
  readonly detail?: ReactNode;
  /** Formatted, with its sign: `−396.45`. */
  readonly amount?: string | undefined;
  /** What is left after it: `843.55 left`. */
  readonly balance?: string | undefined;
  /** In place of amount and balance: a button. */
  readonly end?: ReactNode;
}

/** The movements of one day. */
export interface LedgerDay {
  readonly id: string;
  /** Absent for what has no day yet. */
  readonly heading?: string | undefined;
  readonly entries: readonly LedgerEntry[];
}

export interface LedgerLineProps {
  /** Newest first. */
  readonly days: readonly LedgerDay[];
  /** What each sign means, for screen readers: "Money in". */
  readonly signs: Readonly<Record<LedgerSign, string>>;
  /** Names the list of a day without a heading. */
  readonly label: string;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The history of an account on the route line, a balance after each movement. */
export function LedgerLine({ days, signs, label, headingLevel = 3 }: LedgerLineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="sw-ledger">
      {days.map(({ id, heading, entries }) => (
        <section key={id} className="sw-ledger__day" aria-label={heading ?? label}>
          {heading ? <Heading className="sw-ledger__heading sw-note sw-figures">{heading}</Heading> : null}
          <ol className="sw-ledger__entries">
            {entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} sign={signs[entry.sign]} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function LedgerRow({ entry, sign }: { readonly entry: LedgerEntry; readonly sign: string }) {
  const { title, detail, amount, balance, end } = entry;
  return (
    <li className="sw-ledger__row">
      <span className={`sw-ledger__node sw-ledger__node--${entry.sign}`}>
        <Icon icon={icons[entry.sign]} size="small" label={sign} />
      </span>
      <div className="sw-ledger__text">
        <p className="sw-ledger__title">{title}</p>
        {detail ? <p className="sw-note sw-figures">{detail}</p> : null}
      </div>
      {end ?? (
        <div className="sw-ledger__sums sw-figures">
          <p className={classNames('sw-strong', entry.sign !== 'out' && 'sw-ledger__gain')}>{amount}</p>
          {balance ? <p className="sw-note">{balance}</p> : null}
        </div>
      )}
    </li>
  );
}

/** The same while it is being loaded: the line is there already. */
export function LedgerSkeleton({ label, rows = 3 }: { readonly label: string; readonly rows?: number | undefined }) {
  return (
    <SkeletonGroup label={label}>
      <div className="sw-ledger">
        <div className="sw-ledger__day">
          <div className="sw-ledger__entries">
            {Array.from({ length: rows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is nothing but its place
              <div key={index} className="sw-ledger__row">
                <span className="sw-ledger__node sw-ledger__node--none" />
                <div className="sw-ledger__text">
                  <Skeleton width="96px" />
                  <Skeleton width="64px" />
                </div>
                <div className="sw-ledger__sums">
                  <Skeleton width="64px" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
