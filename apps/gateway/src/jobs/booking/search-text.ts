import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import type { Insertable } from 'kysely';
import { foldWords } from '../../places/search/text/fold.ts';
import type { JobsTable } from '../tables.ts';
import type { BookedStop } from './booked-stop.ts';
import { type DetailColumns, searchedDetails } from './booking-details.ts';

type SearchedJob = DetailColumns & Pick<Insertable<JobsTable>, 'id'>;
type SearchedStop = Pick<BookedStop, 'addressName' | 'contactName' | 'contactPhone' | 'address' | 'remark'>;

const mostWords = 8;
/** A job id or phone, or a part of one, without separators. */
const numberLike = /^j?\d{3,}$/;

/** The folded text of a job, stored with it at booking. */
export function searchTextOf(job: SearchedJob, stops: readonly SearchedStop[]): string {
  const texts = stops.flatMap((stop) => [stop.contactName, stop.contactPhone, stop.addressName, stop.address, stop.remark]);
  return [job.id, ...searchedDetails(job), ...texts].flatMap(foldWords).join(' ');
}

/**
 * Turns a typed search into alternatives: a job matches where its folded text contains every word of one of them. A job id may
 * have its dash, a phone its spaces and +66. Text without a letter or digit gives no alternative and matches no job.
 */
export function searchAlternatives(typed: string): readonly (readonly string[])[] {
  const words = foldWords(typed).slice(0, mostWords);
  const compact = typed.toLowerCase().replace(/[\s().-]/g, '');
  const phone = nationalPhone(typed);
  return [
    ...(words.length === 0 ? [] : [words]),
    ...(numberLike.test(compact) ? [[compact]] : []),
    ...(phone.ok ? [[phone.value]] : []),
  ];
}
