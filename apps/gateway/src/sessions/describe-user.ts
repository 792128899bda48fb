import type { userFields } from '@songwai/core/sessions/contract';
import type { Static, TObject } from 'typebox';
import type { OpenedSession } from '../identity/open-session.ts';

/** The user in wire format (spec §3). */
export type UserAnswer = Static<TObject<typeof userFields>>;

/** Joins several rooms' data about a user into the answer of login, userInfo and sign-on. */
export type DescribeUser = (opened: OpenedSession) => Promise<UserAnswer>;
