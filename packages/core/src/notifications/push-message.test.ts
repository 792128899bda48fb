import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PushMessage, readPushMessage } from './push-message.ts';

const message: PushMessage = { title: 'คนขับถึงแล้ว', body: 'จุดรับ', path: '/job/J00000001', tag: 'job-J00000001' };

it('a pushed message arrives as it was sent, and what was added since is left out', () => {
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  expect(readPushMessage(JSON.stringify({ ...message, later: 1 }))).toEqual(message);
});

it('anything else is no message', () => {
  for (const text of ['', '{', 'null', '[]', '"text"', JSON.stringify({ ...message, title: '' }), JSON.stringify({ title: 'x' })])
    expect(readPushMessage(text)).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => readPushMessage(text) === null));
});
