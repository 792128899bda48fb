import { formatJobId } from '@songwai/core/basics/ids';
import type { DeliveryRow, RowField, RowProblem, RowRemark } from '@songwai/core/bulk/rows/delivery-row';
import type { Translate } from '@songwai/core/i18n/translate';

const withCommas = (baht: number): string => baht.toLocaleString('en');

/** A problem of a cell, in words. */
function problemText(problem: RowProblem, t: Translate): string {
  switch (problem.code) {
    case 'phoneDigits':
      return t('rows.problem.phoneDigits', { missing: problem.missing });
    case 'addressElsewhere':
      return t('rows.problem.addressElsewhere', { name: problem.name });
    case 'addressSeveral':
      return t('rows.problem.addressSeveral', { count: problem.count });
    case 'addressDate':
      return t('rows.problem.addressDate', { given: problem.given });
    case 'cellTooLong':
      return t('rows.problem.cellTooLong', { most: problem.most });
    case 'codTooMuch':
      return t('rows.problem.codTooMuch', { most: withCommas(problem.most) });
    case 'dateFar':
      return t('rows.problem.dateFar', { days: problem.days });
    case 'dateOther':
      return t('rows.problem.dateOther', { day: problem.day });
    default:
      return t(`rows.problem.${problem.code}`);
  }
}

/** What keeps a cell from being booked, in words; null for nothing. An address without an answer is asked for again. */
export function cellProblem({ problems, lookup }: DeliveryRow, field: RowField, t: Translate): string | null {
  const problem = problems[field];
  if (problem) return problemText(problem, t);
  return field === 'address' && lookup.status === 'failed' ? t('rows.notAsked') : null;
}

/** What is worth a look, in words. */
export function remarkText(remark: RowRemark, t: Translate): string {
  if (remark.kind === 'duplicate') return t('rows.duplicate', { of: remark.of });
  if (remark.kind === 'booked') return t('rows.booked', { jobId: formatJobId(remark.jobId) });
  if (remark.kind === 'rounded') return t('rows.rounded', { was: remark.was });
  if (remark.kind === 'noteAdded') return t('rows.noteAdded');
  return t('rows.nearby', { place: remark.place });
}
