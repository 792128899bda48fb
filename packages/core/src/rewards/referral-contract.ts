import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';

/** A friend who signed up with the caller's code. */
const friend = Type.Object({
  /** The first name; empty for an account that has none any more. */
  name: Type.String(),
  joinedDate: dateText,
  /** `open`: still has to spend. `late`: did not within the days. `refused`: shares phone, device or card with others. */
  state: Type.Union([Type.Literal('open'), Type.Literal('rewarded'), Type.Literal('late'), Type.Literal('refused')]),
  /** Spent so far, up to what is needed; 0 where it no longer counts. */
  spent: baht,
  /** Days left to spend it; 0 where it no longer counts. */
  daysLeft: Type.Integer({ minimum: 0 }),
  /** When both were rewarded. */
  rewardedDate: Type.Optional(dateText),
});

export const referral = defineEndpoint({
  method: 'POST',
  path: '/referral',
  access: 'session',
  isIdempotentRead: true,
  summary: 'The caller’s own referral code, what a referral gives, the friends who followed it, and the credit that came of it',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** For the link `/signupRefer/<code>`. */
    referCode: Type.Optional(Type.String()),
    rule: Type.Optional(
      Type.Object({
        /** What the friend gets at once. */
        welcome: baht,
        /** What the friend must spend, and within how many days. */
        spend: baht,
        days: Type.Integer({ minimum: 1 }),
        /** What both get then: so much off each of so many jobs. */
        perJob: baht,
        uses: Type.Integer({ minimum: 1 }),
      }),
    ),
    /** The latest first, at most 100. */
    friends: Type.Optional(Type.Array(friend)),
    /** Of all friends. */
    friendCount: Type.Optional(Type.Integer({ minimum: 0 })),
    /** All free credit, and how many jobs still get `perJob` of it off. */
    freeCredit: Type.Optional(baht),
    usesLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  example: { lang: 'th' },
});
