import type { Db } from '../../platform/db.ts';
import { readLoginName } from '../login-name.ts';
import { findUserByLoginName, type UserRow } from '../queries.ts';
import type { Administrators } from './administrators.ts';

/** The operator's command is invalid; the message lists the valid commands. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The commands that an operator may type. */
export const usage = `npm run admin -- list
npm run admin -- grant <e-mail or phone> [reason]
npm run admin -- revoke <e-mail or phone> [reason]
npm run admin -- events list
npm run admin -- events retry <number | all>
npm run admin -- ledger check
npm run admin -- codes list
npm run admin -- codes create --count <number> --amount <baht> --expires <DD/MM/YYYY>
npm run admin -- partners list
npm run admin -- partners create test-<name> --origin <origin> ... [--name <name>] [--features order,tracking,priceCheck,dropPoint] [--payments cash,promptpay,card] [--webhook <url>]
npm run admin -- partners payments <partner> <cash | promptpay | card> ...
npm run admin -- partners theme <partner> <#colour | none> [#colour in the dark]
npm run admin -- partners guests <partner> <on | off>
npm run admin -- invoices list
npm run admin -- invoices overdue
npm run admin -- invoices transfer <invoice> <baht> <the bank's reference> [--withheld]
npm run admin -- invoices credit <invoice> <job | baht before VAT> <reason, which is printed>
npm run admin -- payouts list
npm run admin -- payouts pay <number> --reference <the bank's reference>
npm run admin -- payouts refuse <number> --reason <what the customer reads>

The account signs in with that e-mail address or phone: its owner has signed up and entered the code.`;

const reasonByDefault = 'npm run admin';

const nameOf = ({ email, phone, id }: UserRow): string => [email, phone].filter((name) => name !== null).join(' ') || id;

const describe = (user: UserRow): string => {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return [nameOf(user), ...(name === '' ? [] : [name]), ...(user.status === 'active' ? [] : [user.status])].join('  ');
};

/** A parsed operator command. */
export type AdministratorCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'grant' | 'revoke'; readonly account: string; readonly reason: string };

/** @throws {UsageError} the arguments are not a valid command. */
export function readAdministratorCommand([verb, account, ...reasons]: readonly string[]): AdministratorCommand {
  if (verb === 'list' && account === undefined) return { verb };
  if ((verb !== 'grant' && verb !== 'revoke') || account === undefined) throw new UsageError(usage);
  return { verb, account, reason: reasons.join(' ').trim() || reasonByDefault };
}

/**
 * Carries out one command.
 *
 * @returns the text to print for the operator.
 * @throws {BusinessRefusal} the account cannot be an administrator, or is the last.
 * @throws Error no account signs in with this name.
 */
export async function runAdministratorCommand(
  command: AdministratorCommand,
  { db, administrators }: { readonly db: Db; readonly administrators: Administrators },
): Promise<string> {
  if (command.verb === 'list') {
    const lines = (await administrators.list()).map(describe);
    return lines.length === 0
      ? 'There is no administrator yet. Make one: npm run admin -- grant <e-mail or phone>'
      : lines.join('\n');
  }
  const { verb, account, reason } = command;
  const user = await findUserByLoginName(db, readLoginName(account));
  if (user === undefined || user.status === 'removed')
    throw new Error(
      `No account signs in with "${account}". Its owner has to sign up at the portal and enter the code first; then try again.`,
    );
  const decision = { userId: user.id, adminId: null, reason };
  const name = nameOf(user);
  if (verb === 'grant')
    return (await administrators.make(decision))
      ? `${name} is an administrator now. Whoever was signed in with this account has to sign in again.`
      : `${name} is an administrator already.`;
  return (await administrators.unmake(decision)) ? `${name} is no longer an administrator.` : `${name} is no administrator.`;
}
