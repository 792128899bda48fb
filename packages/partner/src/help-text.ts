import type { Command } from './command.ts';

const align = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
};

/** The help of one command. */
export const helpOf = ({ name, words, summary, details = [], options }: Command): string =>
  [
    `songwai-partner ${[name, words, '[options]'].filter(Boolean).join(' ')}`,
    '',
    summary,
    ...(details.length > 0 ? ['', ...details] : []),
    '',
    ...align([
      ...Object.entries(options).map(
        ([option, { value, help }]) => [`--${[option, value].filter(Boolean).join(' ')}`, help] as const,
      ),
      ['--help', 'this help'],
    ]),
  ].join('\n');

/** The list of all commands. */
export const overviewOf = (commands: readonly Command[]): string =>
  [
    'songwai-partner <command> [options]     Songwai’s kit for partners',
    '',
    ...align(commands.map(({ name, words, summary }) => [[name, words].filter(Boolean).join(' '), summary])),
    '',
    'Each command has --help. Who you are stands in the environment or in .songwai.env:',
    ...align([
      ['SONGWAI_ORIGIN', 'where Songwai is; without it http://localhost:8080'],
      ['SONGWAI_PARTNER_ID', 'your partner id'],
      ['SONGWAI_SECRET', 'signs guests, links and calls; stays on your server'],
      ['SONGWAI_WEBHOOK_SECRET', 'whsec_…, signs webhooks'],
      ['SONGWAI_PAGE_ORIGIN', 'an origin of your pages, as registered with us'],
    ]),
  ].join('\n');
