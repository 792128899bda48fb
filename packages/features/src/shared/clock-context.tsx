import type { Clock } from '@songwai/core/basics/clock';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const ClockContext = createContext<Clock | null>(null);

/** Hands the shell's clock to the shared screens, so that "later" and "tomorrow" can be tested on any day. */
export function ClockProvider({ clock, children }: { readonly clock: Clock; readonly children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The shell's clock. */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('A shared screen stands outside a ClockProvider: wrap it in one.');
  return clock;
}
