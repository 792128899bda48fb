import type { Language } from '@songwai/core/basics/language';
import { createLazy } from '@songwai/core/basics/lazy';
import { apiBase } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { Random } from '../../platform/deps.ts';
import { findMailedUser } from './mailed-user-view.ts';
import { readUnsubscribeKey } from './unsubscribe-key-queries.ts';
import { isSigned, makeToken, parseToken, type UnsubscribeGrant } from './unsubscribe-token.ts';

/** Path of the call that mail programs make for their own button (RFC 8058). */
export const oneClickPath = `${apiBase}/notification/one_click`;

/** The links of a mail. */
interface MailUnsubscribe {
  /** For people. */
  readonly pageUrl: string;
  /** For mail programs. */
  readonly oneClickUrl: string;
}

/** A link that is ours, and whose user still has the address. */
export interface CheckedLink extends UnsubscribeGrant {
  readonly address: string;
}

/** Makes and checks the links by which mails are switched off. They do not expire: a mail of last year has one, too. */
export interface UnsubscribeLinks {
  make(mail: UnsubscribeGrant & { readonly address: string }, language: Language): Promise<MailUnsubscribe>;
  /** @returns undefined for a link that is not ours, or whose account or address is gone. */
  check(token: string): Promise<CheckedLink | undefined>;
}

export function createUnsubscribeLinks({
  db,
  random,
  publicUrl,
}: {
  readonly db: Db;
  readonly random: Random;
  readonly publicUrl: string;
}): UnsubscribeLinks {
  const key = createLazy(() => readUnsubscribeKey(db, random));
  return {
    make: async ({ address, ...grant }, language) => {
      const token = makeToken(await key.get(), grant, address);
      return {
        pageUrl: `${publicUrl}${language === 'en' ? '/en' : ''}/unsubscribe/${token}`,
        oneClickUrl: `${publicUrl}${oneClickPath}/${token}`,
      };
    },
    check: async (token) => {
      const parsed = parseToken(token);
      if (parsed === undefined) return undefined;
      const address = await findMailedUser(db, parsed.grant.userId);
      if (address === undefined || !isSigned(await key.get(), parsed, address)) return undefined;
      return { ...parsed.grant, address };
    },
  };
}
