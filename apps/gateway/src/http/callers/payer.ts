import type { Session } from './session.ts';

/** Whose wallet and cards a session pays with: the company's where the user acts for one, else the user's own. */
export const payerOf = ({ userId, company }: Pick<Session, 'userId' | 'company'>): string => company?.companyId ?? userId;
