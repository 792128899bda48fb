/** Finds drivers for jobs and moves jobs on. A driver app takes the simulator's place behind this interface. */
export interface Dispatcher {
  start(): void;
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}
