import { messageFromWire } from '@songwai/core/chat/chat-from-wire';
import type { ChatMessage } from '@songwai/core/chat/chat-message';
import { expect, test } from 'vitest';
import { jobMessages, wireMessages } from '../../../tests/chat/wire-rooms.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { roomRows } from './room-rows.ts';

const isOwn = (message: ChatMessage) => message.kind === 'message' && message.sender.memberId === storyUser.userId;
const rowsOf = (messages: readonly ChatMessage[], after: number | null, upTo = 100) =>
  roomRows({ messages, pending: [], unread: after === null ? null : { after, upTo }, isOwn }).map((row) =>
    row.kind === 'message' && row.isGrouped ? 'grouped' : row.kind,
  );

test('events stand between the messages, the line before the first unread, and one person’s messages in a group', () => {
  expect(rowsOf(jobMessages.map(messageFromWire), 5)).toEqual([
    ...['day', 'event', 'message', 'message', 'event', 'message', 'event'],
    ...['unread', 'grouped', 'message'],
  ]);
});

test('without anything unread there is no line', () => {
  expect(rowsOf(jobMessages.map(messageFromWire), 8)).not.toContain('unread');
  expect(rowsOf(jobMessages.map(messageFromWire), null)).not.toContain('unread');
});

test('what comes in while one looks gets no line', () => {
  expect(rowsOf(jobMessages.map(messageFromWire), 5, 6)).not.toContain('unread');
});

test('another day begins with its name, and ends a group', () => {
  const messages = wireMessages('J1', [
    { minutes: 822, by: 'driver', text: 'ใกล้ถึงแล้ว' },
    { minutes: 819, by: 'driver', text: 'ถึงแล้ว' },
  ]).map(messageFromWire);
  expect(rowsOf(messages, null)).toEqual(['day', 'message', 'day', 'message']);
});

test('no two rows have the same id', () => {
  const ids = roomRows({ messages: jobMessages.map(messageFromWire), pending: [], unread: { after: 5, upTo: 8 }, isOwn }).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
