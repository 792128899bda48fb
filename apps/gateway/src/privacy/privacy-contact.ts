import type { Db } from '../platform/db.ts';
import { readAppSetting } from '../settings/queries.ts';

interface Contact {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
}

/** The contact for data protection, and the authority for complaints; an operator sets them in `app_settings`. */
export const readPrivacyContact = (db: Db, name: 'privacyOfficer' | 'privacyAuthority'): Promise<Contact> =>
  readAppSetting<Contact>(db, name);
