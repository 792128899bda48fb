import { startTimer as browserTimer, type StartTimer } from '@songwai/core/basics/start-timer';

/** Code that has not arrived by then is given up (spec §8, "Chunk loading"). */
const mostMs = 120_000;

/** The code is still on its way after two minutes. The browser joins a new request for it to the one that hangs: only a reload helps. */
export class CodeHangs extends Error {
  override readonly name = 'CodeHangs';
}

/** Waits for code, but no longer than two minutes. @throws CodeHangs */
export const orGiveUp = <Loaded>(loading: Promise<Loaded>, startTimer: StartTimer = browserTimer): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const stop = startTimer(() => reject(new CodeHangs()), mostMs);
    loading.then(resolve, reject).finally(stop);
  });
