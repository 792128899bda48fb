import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command, Given } from '../command.ts';
import { exitCode, type Kit } from '../kit.ts';
import { KitError, UsageError } from '../kit-error.ts';
import { envFileName } from '../settings.ts';
import { receiverPath, receiverPort } from '../webhooks/listen-command.ts';
import { findWorkspace } from './find-workspace.ts';
import { startGateway } from './start-gateway.ts';
import { openTestPartner, type TestPartner, writeEnvFile } from './test-partner.ts';

/** So fast that a short job is delivered within half a minute. */
export const quickSpeed = 60;

const elsewhere = `The gateway runs from a clone of Songwai's repository, and this folder is in none. Ask us for access, then:
  git clone <the repository's address> songwai
  cd songwai
  npm start                     the whole product, with a demo partner
  npm run partner -- gateway    a gateway with data of its own
Or ask us for a test partner at our test system: docs/embedding/test-partner.md.`;

const readNumber = (given: Given, option: string, fallback: number): number => {
  const text = given.text(option);
  const number = text === undefined ? fallback : Number(text);
  if (!Number.isFinite(number) || number < 0 || number > 65_535) throw new UsageError(`--${option} is "${text}": give a number.`);
  return number;
};

const folderOf = (envFile: string): string => {
  const folder = path.dirname(envFile);
  return folder === '.' ? 'this folder' : folder;
};

const describe = (partner: TestPartner, isWhole: boolean, envFile: string): readonly string[] => {
  const secret = (value: string) => (isWhole ? value : `in ${envFile} (--show-secrets prints it)`);
  const page = new URL(partner.SONGWAI_PAGE_ORIGIN);
  return [
    `Songwai        ${partner.SONGWAI_ORIGIN}/`,
    `Script         ${partner.SONGWAI_ORIGIN}/widget/v1/songwai.js`,
    `Partner        ${partner.SONGWAI_PARTNER_ID}`,
    `Page origins   ${page.origin}, http://127.0.0.1:${page.port}`,
    `Secret         ${secret(partner.SONGWAI_SECRET)}`,
    `Webhooks to    ${partner.SONGWAI_WEBHOOK_URL}`,
    `Their secret   ${secret(partner.SONGWAI_WEBHOOK_SECRET)}`,
    '',
    `In another terminal of ${folderOf(envFile)}: guest --exchange, webhook listen, job. Ctrl-C ends the gateway and removes its data.`,
  ];
};

/** As short as it can be said. */
const nameOf = (file: string, folder: string): string => {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') ? file : relative;
};

const warnOfMissingWidget = (workspace: string, { complain }: Kit): void => {
  if (!existsSync(path.join(workspace, 'packages/widget/dist/songwai.js')))
    complain('The widget is not built yet, so pages cannot load it: npm run build');
};

/** `songwai-partner gateway` */
export const gatewayCommand: Command = {
  name: 'gateway',
  summary: 'run a gateway on this machine, with a partner to test with',
  details: ['Needs a clone of Songwai. Its data are in a temporary folder; everything is gone when it ends.'],
  options: {
    port: { value: '<number>', help: 'of the gateway; without it 8080' },
    'page-port': { value: '<number>', help: 'of your pages on this machine, whose origin is registered; without it 8081' },
    speed: { value: '<number>', help: `how many times faster than life drivers move; without it ${quickSpeed}` },
    'webhook-url': { value: '<url>', help: `where events are sent; without it http://localhost:${receiverPort}${receiverPath}` },
    settings: { value: '<file>', help: `where the partner's settings are written; without it ${envFileName}` },
    'show-secrets': { help: 'print the secrets, too' },
  },
  run: async (given, kit) => {
    const workspace = findWorkspace(kit.folder);
    if (workspace === undefined) throw new KitError(elsewhere);
    const port = readNumber(given, 'port', 8080);
    const pagePort = readNumber(given, 'page-port', 8081);
    const webhookUrl = given.text('webhook-url') ?? `http://localhost:${receiverPort}${receiverPath}`;
    const envFile = path.resolve(kit.folder, given.text('settings') ?? envFileName);
    kit.print('Starting a gateway with a database of its own …');
    const gateway = await startGateway({
      workspace,
      port,
      pagePort,
      speed: readNumber(given, 'speed', quickSpeed),
      signal: kit.signal,
    });
    try {
      const partner = await openTestPartner(gateway, { webhookUrl, pagePort });
      const forget = await writeEnvFile(envFile, partner);
      try {
        for (const line of describe(partner, given.has('show-secrets'), nameOf(envFile, kit.folder))) kit.print(line);
        warnOfMissingWidget(workspace, kit);
        const stopped = kit.signal.aborted ? Promise.resolve() : once(kit.signal, 'abort');
        const endedAlone = await Promise.race([stopped.then(() => false), gateway.ended.then(() => true)]);
        if (endedAlone && !kit.signal.aborted) throw new KitError('The gateway ended by itself. Start it again.');
      } finally {
        await forget();
      }
    } finally {
      await gateway.stop();
    }
    kit.print('Ended; its data are gone.');
    return exitCode.done;
  },
};
