import type { Session } from '../http/callers/session.ts';

/** Whose wallet and cards a user pays with: the company's that the user acts for, else the user's own. */
export const payerOf = ({ company, userId }: Pick<Session, 'company' | 'userId'>): string => company?.companyId ?? userId;

/** Whether the user may pay with them; a company's member needs the right to. */
export const mayPay = ({ company }: Pick<Session, 'company'>): boolean => company === null || company.rights.has('pay');
