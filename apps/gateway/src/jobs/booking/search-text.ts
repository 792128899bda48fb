import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { foldWords } from '../../places/search/text/fold.ts';
import type { BookedStop } from './check-booking.ts';

/** What a job is found by. */
export interface SearchedJob {
  readonly id: string;
  readonly confirmPhone: string;
  readonly remark: string;
  readonly stops: readonly Pick<BookedStop, 'addressName' | 'contactName' | 'contactPhone' | 'address' | 'remark'>[];
}

const mostWords = 8;
/** A piece of a job id or a phone, however it is set apart. */
const numberLike = /^j?\d{3,}$/;

/** The folded text of a job, written beside it at booking. */
export function searchTextOf({ id, confirmPhone, remark, stops }: SearchedJob): string {
  const texts = stops.flatMap((stop) => [stop.contactName, stop.contactPhone, stop.addressName, stop.address, stop.remark]);
  return [id, confirmPhone, remark, ...texts].flatMap(foldWords).join(' ');
}

/**
 * What a job's folded text must hold for what somebody typed: of each alternative all its words. A job id may have its dash, a phone its
 * spaces and +66. Empty for text without a letter or digit, which nothing holds.
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
