import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useRef, useState } from 'react';

/** One call that a press starts. */
export interface Action {
  readonly isBusy: boolean;
  /** The last try succeeded. */
  readonly isDone: boolean;
  /** Why the last try failed; null before one, and while another runs. */
  readonly error: GatewayError | null;
  /** Runs the call, unless one is running: a double press sends once. @returns whether it succeeded. */
  run(work: () => Promise<void>): Promise<boolean>;
  /** Forgets the error, for a form that opens again. */
  clear(): void;
}

const idle = { isBusy: false, isDone: false, error: null } as const;

/** The state of a call that changes something. What is typed stays in the form, so that it can be sent again. */
export function useAction(): Action {
  const [state, setState] = useState<Pick<Action, 'isBusy' | 'isDone' | 'error'>>(idle);
  const isRunning = useRef(false);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ ...idle, isBusy: true });
    try {
      await work();
      setState({ ...idle, isDone: true });
      return true;
    } catch (error) {
      setState({ ...idle, error: error instanceof GatewayError ? error : null });
      if (!(error instanceof GatewayError)) throw error;
      return false;
    } finally {
      isRunning.current = false;
    }
  };

  return { ...state, run, clear: () => setState(idle) };
}
