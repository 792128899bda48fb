import type { Command } from './command.ts';
import { gatewayCommand } from './gateway/gateway-command.ts';
import { guestCommand } from './guest/guest-command.ts';
import { jobCommand } from './job/job-command.ts';
import { preflightCommand } from './preflight/preflight-command.ts';
import { listCommand } from './webhooks/list-command.ts';
import { listenCommand } from './webhooks/listen-command.ts';
import { replayCommand } from './webhooks/replay-command.ts';
import { sendCommand } from './webhooks/send-command.ts';

/** Everything that the kit can do, in the order of its help. */
export const commands: readonly Command[] = [
  preflightCommand,
  gatewayCommand,
  guestCommand,
  listCommand,
  replayCommand,
  listenCommand,
  sendCommand,
  jobCommand,
];
