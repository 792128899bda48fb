import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { childEnvironment, root } from './paths.mjs';

/** Exit code of a command that needs a change of settings, port or folder before it can start: restarting it is pointless. */
const cannotStart = 78;

const drainMs = 9_500;
const parentPollMs = 250;

/** A command that exits is restarted after a pause that doubles each time, and is reset once the command has stayed up. */
const defaultPauses = { firstMs: 1_000, longestMs: 30_000, steadyMs: 60_000 };

const isMissing = ({ code }) => code === 'ENOENT' || code === 'EACCES';

/**
 * Runs several long-lived commands as one. One that exits is restarted and the others go on; one that reports that it cannot
 * start ends them all. A signal is passed to all of them, and the exit code is 0 only after an orderly stop.
 *
 * npm passes a signal only to the shell between it and us, which dies of it; so under npm the shell's end counts as the signal.
 */
export const supervise = (commands, pauses = defaultPauses) => {
  let stopping = false;
  let exitCode = 0;
  const supervised = commands.map((command) => ({ ...command, child: null, timer: undefined, pauseMs: pauses.firstMs }));

  const endWhenAlone = () => {
    if (stopping && supervised.every(({ child }) => child === null)) process.exit(exitCode);
  };
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    for (const { child, timer } of supervised) {
      clearTimeout(timer);
      child?.kill(signal);
    }
    setTimeout(() => {
      for (const { child } of supervised) child?.kill('SIGKILL');
    }, drainMs).unref();
    endWhenAlone();
  };

  /** Called once for each start, when it has ended; `how` is for the log. */
  const ended = (own, { code, how, isFinal, startedAt }) => {
    own.child = null;
    if (stopping) {
      exitCode ||= code;
      return endWhenAlone();
    }
    if (isFinal) {
      console.error(`${own.name} cannot start; what to do stands above.`);
      exitCode = code;
      return stop('SIGTERM');
    }
    if (performance.now() - startedAt >= pauses.steadyMs) own.pauseMs = pauses.firstMs;
    console.error(`${own.name} ended (${how}) and is started again in ${own.pauseMs / 1000} s.`);
    own.timer = setTimeout(() => start(own), own.pauseMs);
    own.pauseMs = Math.min(own.pauseMs * 2, pauses.longestMs);
  };

  const start = (own) => {
    const { command, args, cwd = root, env } = own;
    const startedAt = performance.now();
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: childEnvironment(env),
      shell: process.platform === 'win32',
    });
    own.child = child;
    child.once('error', (error) => {
      // If the process runs, the error only means that a message to it could not be sent.
      if (child.pid !== undefined) return;
      console.error(error.message);
      ended(own, { code: 1, how: error.message, isFinal: isMissing(error), startedAt });
    });
    child.once('exit', (code, signal) => {
      // A process killed for not stopping in time counts as stopped.
      const result = code ?? (stopping ? 0 : 1);
      ended(own, { code: result, how: signal ?? `code ${code}`, isFinal: code === cannotStart, startedAt });
    });
  };

  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) stop('SIGTERM');
    }, parentPollMs).unref();
  }
  for (const own of supervised) start(own);
};
