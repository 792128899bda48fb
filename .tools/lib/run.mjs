import { spawn } from 'node:child_process';
import { childEnvironment, root } from './paths.mjs';

/**
 * Runs one command with its output shown and returns its exit code. On Windows npm's shims are scripts and need a shell.
 */
export const run = (command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio,
      env: childEnvironment(env),
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 : (code ?? 1)));
  });

/** Like `run`, but a failure ends the script with a message that names the failed command. */
export const mustRun = async (command, args, options) => {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n"${[command, ...args].join(' ')}" ended with code ${code}.`);
    process.exit(code);
  }
};
