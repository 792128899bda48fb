import type { OpenRoom } from '@songwai/core/chat/flow/chat-state';
import { expect, test } from 'vitest';
import { customersLanguage } from './customers-language.ts';

const at = new Date('2026-11-27T03:00:00Z');
const says = (role: 'customer' | 'support', text: string, seq: number): OpenRoom['messages'][number] => ({
  ...{ kind: 'message', roomId: 'r', seq, at, guid: `g${seq}`, sender: { memberId: role, role, name: '' } },
  content: { kind: 'text', text },
});
const room = (...messages: OpenRoom['messages']): OpenRoom => ({
  ...{ roomId: 'r', room: null, messages, hasOlder: false, isLoadingOlder: false, olderProblem: null, problem: null, typing: [] },
});

test('the customer’s last words decide, numbers and support’s own words do not', () => {
  const english = says('customer', 'Where is my parcel?', 1);
  expect(customersLanguage(room(says('customer', 'สวัสดี', 0), english, says('support', 'สวัสดีค่ะ', 2)))).toBe('en');
  expect(customersLanguage(room(english, says('customer', 'ของ iPhone ค่ะ', 2), says('customer', '12345', 3)))).toBe('th');
});

test('where the customer wrote nothing yet, the page decides', () => {
  expect(customersLanguage(room(says('support', 'Hello', 1)))).toBeNull();
  expect(customersLanguage(null)).toBeNull();
});
