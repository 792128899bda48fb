import { browserLaunch } from '../../../src/support/browser-launch.ts';

/** A browser from which no request leaves this machine. */
export const peersLaunch = {
  ...browserLaunch,
  args: [...browserLaunch.args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
};
