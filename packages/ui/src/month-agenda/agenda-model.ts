import type { ReactNode } from 'react';
import type { LinkTarget } from '../lib/link-target.ts';

/** What has become of an entry. Each has its own shape as well as its colour. */
export type AgendaState = 'planned' | 'done' | 'skipped' | 'failed';

/** Something on a day. */
export interface AgendaEntry {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly state: AgendaState;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the end of its row: "09:30". */
  readonly time?: string | undefined;
  /** The row leads there. */
  readonly link?: LinkTarget | undefined;
  /** Buttons of the row: to skip it, or to send it anyway. */
  readonly actions?: ReactNode;
}

export interface AgendaTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** What each state is called, in the legend and for screen readers. */
  readonly states: Readonly<Record<AgendaState, string>>;
  readonly holiday: string;
  /** "2 planned", after the date of a day. */
  readonly count: (state: AgendaState, count: number) => string;
}
