import { parseArgs } from 'node:util';
import { bangkokDate, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import { daysOverdue } from '@songwai/core/invoices/invoice-due';
import { creditByOperator, type OperatorCredit } from '../credit/credit-by-operator.ts';
import { type BookedTransfer, bookTransfer, type Transfer, type TransferDeps } from '../paying/book-transfer.ts';
import { listOpenInvoices, type OpenInvoice } from './invoice-list-view.ts';

/** The operator's command for invoices. */
export type InvoicesCommand =
  | { readonly verb: 'listInvoices'; readonly isOverdueOnly: boolean }
  | ({ readonly verb: 'bookTransfer' } & Transfer)
  | ({ readonly verb: 'creditInvoice' } & OperatorCredit);

const jobPattern = /^J\d{8,}$/i;
const numberPattern = /^IV\d{4}-\d{5,}$/;

/** Satang of a sum above 0 with at most two decimals. @returns undefined for other text. */
const readSatang = (text: string): number | undefined => {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  return satangFromBaht(Number(text)) || undefined;
};

function readTransfer([numbers = '', baht = '', ...words]: readonly string[]): InvoicesCommand | undefined {
  const { values, positionals } = parseArgs({
    args: words,
    options: { withheld: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const receivedSatang = readSatang(baht);
  const bankReference = positionals.join(' ').trim();
  if (receivedSatang === undefined || bankReference === '') return undefined;
  return { verb: 'bookTransfer', numbers: numbers.split(','), receivedSatang, withholds: values.withheld, bankReference };
}

function readCredit([number = '', what = '', ...words]: readonly string[]): InvoicesCommand | undefined {
  const reason = words.join(' ').trim();
  const jobId = what.replaceAll('-', '').toUpperCase();
  const baseSatang = readSatang(what);
  if (reason === '') return undefined;
  if (jobPattern.test(jobId)) return { verb: 'creditInvoice', number, what: { jobId }, reason };
  return baseSatang === undefined ? undefined : { verb: 'creditInvoice', number, what: { baseSatang }, reason };
}

/** Parses the words after `invoices`. @returns undefined for an unknown command. */
export function readInvoicesCommand([verb, ...words]: readonly string[]): InvoicesCommand | undefined {
  if ((verb === 'list' || verb === 'overdue') && words.length === 0)
    return { verb: 'listInvoices', isOverdueOnly: verb === 'overdue' };
  const numbers = (words[0] ?? '').split(',');
  if (!numbers.every((number) => numberPattern.test(number)) || (verb !== 'transfer' && numbers.length > 1)) return undefined;
  try {
    if (verb === 'transfer') return readTransfer(words);
    return verb === 'credit' ? readCredit(words) : undefined;
  } catch {
    return undefined;
  }
}

const describe = ({ number, company_name: name, due_at: dueAt, open_satang: open, payer_id: payer }: OpenInvoice, now: Date) => {
  const days = daysOverdue(dueAt, now);
  const due = `due ${bangkokDate(dueAt)}${days === 0 ? '' : `, ${days} days overdue`}`;
  return [number, formatBaht(open), due, name, `customer ${payer}`].join('  ');
};

async function list({ db, clock }: TransferDeps, isOverdueOnly: boolean): Promise<string> {
  const now = clock.now();
  const rows = await listOpenInvoices(db, isOverdueOnly ? startOfBangkokDay(now) : null);
  if (rows.length === 0) return isOverdueOnly ? 'No invoice is overdue.' : 'No invoice is open.';
  const total = rows.reduce((sum, { open_satang: open }) => sum + open, 0);
  return [...rows.map((row) => describe(row, now)), `${rows.length} in all, ${formatBaht(total)}`].join('\n');
}

const describePaid = ({ number, part, openSatang }: BookedTransfer['paid'][number]): string => {
  const withheld = part.withheldSatang === 0 ? '' : `, ${formatBaht(part.withheldSatang)} of it withheld`;
  return `${number}: ${formatBaht(part.amountSatang)} are taken off${withheld}. ${formatBaht(openSatang)} are left.`;
};

/** Runs the command. @returns the output for the operator. @throws Error what was wrong with it. */
export async function runInvoicesCommand(command: InvoicesCommand, deps: TransferDeps): Promise<string> {
  switch (command.verb) {
    case 'listInvoices':
      return list(deps, command.isOverdueOnly);
    case 'bookTransfer': {
      const { paid, excessSatang } = await bookTransfer(deps, command);
      const excess = excessSatang === 0 ? '' : ` ${formatBaht(excessSatang)} went to the wallet.`;
      return paid.map(describePaid).join('\n') + excess;
    }
    case 'creditInvoice': {
      const { document, totalSatang, returnedSatang, returnedTaxSatang } = await creditByOperator(deps, command);
      const returned = returnedSatang === 0 ? '' : ` ${formatBaht(returnedSatang)} of it went to the wallet.`;
      const tax =
        returnedTaxSatang === 0
          ? ''
          : ` ${formatBaht(returnedTaxSatang)} of it is tax that was withheld: the payer corrects the certificate.`;
      return `${document.number}: ${formatBaht(totalSatang)} are taken off ${command.number}.${returned}${tax}`;
    }
    default:
      return command satisfies never;
  }
}
