import type { Session } from './session.ts';

/** Whose wallet and cards a session pays with: the company's where the user acts for one, else the user's own. */
export const payerOf = ({ userId, company }: Pick<Session, 'userId' | 'company'>): string => company?.companyId ?? userId;

/** Whether the user may pay with them; a company's member needs the right to. */
export const mayPay = ({ company }: Pick<Session, 'company'>): boolean => company === null || company.rights.has('pay');
