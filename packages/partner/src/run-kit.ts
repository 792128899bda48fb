import { type Command, readGiven } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, overviewOf } from './help-text.ts';
import { exitCode, type Kit } from './kit.ts';
import { KitError, UsageError } from './kit-error.ts';

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help';

/** The command that the words begin with; `webhook listen` has two of them. */
const findCommand = (typed: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word));

const explainUnknown = ([first = '', second = '']: readonly string[]): string => {
  const group = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  return group.length > 0
    ? `There is no "${`${first} ${second}`.trim()}"; there are ${group.join(', ')}.`
    : `There is no command "${first}".`;
};

/** Runs what was typed. @returns the exit code: 0 done, 1 it failed, 2 it was written wrongly. */
export async function runKit(typed: readonly string[], kit: Kit): Promise<number> {
  if (typed.length === 0 || isHelp(typed[0])) {
    kit.print(overviewOf(commands));
    return exitCode.done;
  }
  const command = findCommand(typed);
  if (command === undefined) {
    kit.complain(`${explainUnknown(typed)} songwai-partner --help lists them.`);
    return exitCode.misused;
  }
  try {
    const given = readGiven(command, typed.slice(command.name.split(' ').length));
    if (given.has('help')) {
      kit.print(helpOf(command));
      return exitCode.done;
    }
    return await command.run(given, kit);
  } catch (error) {
    if (!(error instanceof KitError)) throw error;
    kit.complain(error.message);
    if (!(error instanceof UsageError)) return exitCode.failed;
    kit.complain(`songwai-partner ${command.name} --help shows how it is written.`);
    return exitCode.misused;
  }
}
