import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import { longestRemark } from '@songwai/core/partners/drop-points/drop-point-draft';
import type { DropPointProblem, DropPointProblemCode } from '@songwai/core/partners/drop-points/drop-point-problems';
import type { DropPointRefusal } from '@songwai/core/partners/drop-points/drop-point-state';

const problemKeys: Readonly<Record<Exclude<DropPointProblemCode, 'refused'>, TextKey<'bags'>>> = {
  placeMissing: 'bags.placeMissing',
  nameMissing: 'bags.nameMissing',
  phoneMissing: 'bags.phoneMissing',
  phoneInvalid: 'bags.phoneInvalid',
  dayOutside: 'bags.dayOutside',
  remarkTooLong: 'bags.remarkTooLong',
};

/** Returns what is wrong with a field, in words; undefined if nothing is. */
export const problemTexts =
  (problems: readonly DropPointProblem[], t: Translate) =>
  (path: DropPointProblem['path']): string | undefined => {
    const found = problems.find((problem) => problem.path === path);
    if (!found) return undefined;
    return found.code === 'refused' ? found.description : t(problemKeys[found.code], { max: longestRemark });
  };

/** Why a link is of no use, and what the guest can do. */
export const refusalKeys: Readonly<Record<DropPointRefusal, TextKey<'bags'>>> = {
  unknownPartner: 'bags.unknownPartner',
  featureOff: 'bags.featureOff',
  referenceMissing: 'bags.referenceMissing',
  signatureMissing: 'bags.signatureMissing',
  badSignature: 'bags.badSignature',
  badOrigin: 'bags.badOrigin',
};

/**
 * A day (DD/MM/YYYY) with its weekday: "Tue 24 Nov 2026", "อ. 24 พ.ย. 2569"; empty for none. Composed of its parts, because browsers differ
 * in commas and have no short Thai weekday.
 */
export function dayText(date: string, language: Language): string {
  const day = parseBangkok(date);
  if (!day) return '';
  const isThai = language === 'th';
  return new Intl.DateTimeFormat(isThai ? 'th-TH' : 'en-GB', {
    weekday: isThai ? 'narrow' : 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  })
    .formatToParts(day)
    .flatMap(({ type, value }) => {
      if (type === 'literal' || type === 'era') return [];
      return type === 'weekday' && isThai ? `${value}.` : value;
    })
    .join('\u00a0');
}
