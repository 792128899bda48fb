import type { Language } from '@songwai/core/basics/language';
import type { Generated } from 'kysely';

/** One session; it ends after 30 days without use or when it is revoked. */
export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  channel: string;
  device_name: Generated<string>;
  device_version: Generated<string>;
  /** The partner that signed the user on. */
  partner_id: string | null;
  created_at: Date;
  last_seen_at: Date;
  /** The language that its calls asked for last; null before the first that names one. */
  language: Generated<Language | null>;
  revoked_at: Date | null;
}

/** Tables of the room `sessions`. */
export interface SessionsTables {
  sessions: SessionsTable;
}

declare module '../database/tables.ts' {
  interface Database extends SessionsTables {}
}
