import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { BenefitDraft, OfferedBenefit } from '@songwai/core/rewards/benefit-admin-calls';

/** What the form holds: texts, so that they survive a reload; days as the device's fields have them. */
export interface BenefitFormValues {
  readonly titleTh: string;
  readonly titleEn: string;
  readonly partnerTh: string;
  readonly partnerEn: string;
  readonly picture: BenefitDraft['picture'];
  readonly leastTier: BenefitDraft['leastTier'];
  readonly from: string;
  readonly until: string;
  /** New ones, one a line. */
  readonly codes: string;
}

/** The wire takes as many at once. */
export const mostCodes = 1_000;

const turned = (day: string, separator: string, joint: string): string => day.split(separator).reverse().join(joint);
const dayOf = (at: Date): string => turned(bangkokDate(at), '/', '-');

const empty: BenefitFormValues = {
  ...{ titleTh: '', titleEn: '', partnerTh: '', partnerEn: '', picture: 'gift', leastTier: 'silver' },
  ...{ from: '', until: '', codes: '' },
};

/** The form of a benefit that is stored; without it, an empty one from today on. */
export const formOf = (benefit: OfferedBenefit | undefined, today: Date): BenefitFormValues =>
  benefit === undefined
    ? { ...empty, from: dayOf(today) }
    : {
        ...{ titleTh: benefit.title.th, titleEn: benefit.title.en, partnerTh: benefit.partner.th, partnerEn: benefit.partner.en },
        ...{ picture: benefit.picture, leastTier: benefit.leastTier, codes: '' },
        ...{ from: dayOf(benefit.from), until: dayOf(benefit.until) },
      };

/** Codes as they are pasted from a sheet: lines, commas and spaces part them, and each counts once. */
export const codesOf = (codes: string): readonly string[] => [...new Set(codes.split(/[\s,;]+/).filter(Boolean))];

/** What keeps the form from being sent; null without it. */
export type FormProblem = 'missing' | 'days' | 'codes' | 'manyCodes' | null;

/** @param isNew a new benefit needs codes, or nobody could take it. */
export const problemOf = (values: BenefitFormValues, isNew: boolean): FormProblem => {
  const { titleTh, titleEn, partnerTh, partnerEn, from, until } = values;
  const codes = codesOf(values.codes);
  if ([titleTh, titleEn, partnerTh, partnerEn, from, until].some((text) => text.trim() === '')) return 'missing';
  if (until < from) return 'days';
  if (codes.some((code) => !/^[A-Za-z0-9-]{1,40}$/.test(code)) || (isNew && codes.length === 0)) return 'codes';
  return codes.length > mostCodes ? 'manyCodes' : null;
};

/** What is sent. */
export const draftOf = (values: BenefitFormValues): BenefitDraft => ({
  title: { th: values.titleTh.trim(), en: values.titleEn.trim() },
  partner: { th: values.partnerTh.trim(), en: values.partnerEn.trim() },
  ...{ picture: values.picture, leastTier: values.leastTier },
  ...{ from: turned(values.from, '-', '/'), until: turned(values.until, '-', '/') },
  codes: codesOf(values.codes),
});
