import { expect, it } from 'vitest';
import { noticeOf, targetOf } from './push-notice.ts';

it('a pushed message shows its words and leads to its page', () => {
  const message = { title: 'คนขับถึงแล้ว', body: 'J000-00001', path: '/job/J00000001', tag: 'job-1' };
  const { title, options } = noticeOf(JSON.stringify(message));
  expect(title).toBe('คนขับถึงแล้ว');
  expect(options).toMatchObject({ body: 'J000-00001', tag: 'job-1' });
  expect(targetOf(options.data, 'https://songwai.test')).toBe('https://songwai.test/job/J00000001');
});

it('one that cannot be read still shows something, and leads to the list', () => {
  for (const payload of [undefined, '', 'not json', '{"title":1}']) {
    const { title, options } = noticeOf(payload);
    expect(title).not.toBe('');
    expect(targetOf(options.data, 'https://songwai.test')).toBe('https://songwai.test/notification');
  }
});

it('no message leads away from the portal', () => {
  for (const path of ['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test', 7, null])
    expect(new URL(targetOf({ path }, 'https://songwai.test')).origin).toBe('https://songwai.test');
});
