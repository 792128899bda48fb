import { expect, test } from 'vitest';
import { attributesOf, snippetOf } from './element-args.ts';

const args = { partner: 'baanchandra', 'read-only': true, required: false, note: '', metadata: '{"a":"b"}', theme: undefined };

test('a story’s element has what its controls say, and nothing for those that are not set', () => {
  expect(attributesOf(args)).toEqual({ partner: 'baanchandra', 'read-only': '', metadata: '{"a":"b"}' });
});

test('the snippet is what one would write', () => {
  expect(snippetOf('songwai-booking', args)).toBe(
    '<songwai-booking\n  partner="baanchandra"\n  read-only\n  metadata="{&quot;a&quot;:&quot;b&quot;}"\n></songwai-booking>',
  );
});
