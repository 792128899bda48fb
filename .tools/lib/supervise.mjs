import { spawn } from 'node:child_process';
import { childEnvironment, root } from './paths.mjs';

const drainMs = 9_500;
const parentPollMs = 250;

/**
 * Runs several long-lived commands as one: a signal reaches all of them, the end of one ends the rest, and the exit code is 0 only
 * after an orderly stop.
 *
 * npm passes a signal no further than to the shell between it and us, which dies of it; so under npm the end of that shell is the signal.
 */
export const supervise = (commands) => {
  const children = commands.map(({ command, args, cwd = root, env }) =>
    spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: childEnvironment(env),
      shell: process.platform === 'win32',
    }),
  );
  let stopping = false;
  let exitCode = 0;
  let alive = children.length;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill(signal);
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, drainMs).unref();
  };
  for (const child of children) {
    child.once('error', (error) => {
      console.error(error.message);
      exitCode = 1;
      stop('SIGTERM');
    });
    child.once('exit', (code) => {
      alive -= 1;
      if (!stopping || code) exitCode = exitCode || (code ?? 1);
      stop('SIGTERM');
      if (alive === 0) process.exit(exitCode);
    });
  }
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) stop('SIGTERM');
    }, parentPollMs).unref();
  }
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
};
