import { error, type Judgement, ok, warning } from './judgement.ts';

const reasons: Readonly<Record<number, string>> = {
  404: 'We know no partner of this id: check the attribute "partner".',
  403: 'This page’s origin is not registered for this partner: ask us to register it, exactly as in the address bar.',
};

/** @param answer the status of `/api/partner_profile/<partner>`, asked for with the page's origin */
export const judgePartner = (
  partner: string,
  { origin, answer }: { readonly origin: string; readonly answer: number },
): Judgement =>
  answer === 200
    ? ok(`The partner ${partner} may book from ${origin}.`)
    : error(reasons[answer] ?? `The gateway answered ${answer}.`);

/** An element without the attribute, where {@link needsPartner}. */
export const missingPartner = error('The attribute "partner" is missing, so nothing can be booked.');

/** A demo, which needs none. */
export const demoPartner = warning('A demo: nothing is booked. Set "partner" and remove "demo" before you go live.');

/** Whether an element is of use only with the attribute: a delivery is followed by its id alone. @param opens of a button */
export const needsPartner = (tag: string, opens: string | null | undefined): boolean =>
  tag === 'songwai-button' ? opens !== 'tracking' && opens !== 'chat' : tag !== 'songwai-tracking';
