import type { userFields } from '@songwai/core/sessions/contract';
import type { Static, TObject } from 'typebox';
import type { OpenedSession } from '../identity/open-session.ts';

/** The user as it goes over the wire (spec §3). */
export type UserAnswer = Static<TObject<typeof userFields>>;

/** Joins what several rooms know of a user into the one answer that login, userInfo and sign-on give. */
export type DescribeUser = (opened: OpenedSession) => Promise<UserAnswer>;
