import { describe, expect, it } from 'vitest';
import { judgePolicies } from './judge-policy.ts';

const page = new URL('https://www.baanchandra.test/concierge');
const script = new URL('https://songwai.test/widget/v1/songwai.js');
const judge = (policy: string, { metas = [], nonce = '' }: { metas?: readonly string[]; nonce?: string } = {}) =>
  judgePolicies(new Headers(policy === '' ? {} : { 'content-security-policy': policy }), metas, { page, script, nonce });
const problems = (...asked: Parameters<typeof judge>) =>
  judge(...asked).flatMap(({ level, message }) => (level === 'ok' ? [] : [message]));

const rest = "connect-src https://songwai.test; img-src data: 'self'";

describe('a policy that lets the widget run', () => {
  it.each([
    [''],
    ["frame-ancestors 'none'"],
    [`default-src 'none'; script-src https://songwai.test; ${rest}`],
    [`script-src 'self' https://*.test; ${rest}`],
    [`script-src https:; ${rest}`],
    [`script-src *; ${rest}`],
    [`script-src songwai.test; ${rest}`],
    [`script-src https://songwai.test/widget/; ${rest}`],
    [`script-src https://songwai.test:443; ${rest}`],
    [`script-src 'self'; script-src-elem https://songwai.test; ${rest}`],
    [`SCRIPT-SRC HTTPS://SONGWAI.TEST; ${rest}`],
  ])('"%s"', (policy) => {
    expect(problems(policy)).toEqual([]);
  });

  it('by nonce, also beside strict-dynamic', () => {
    for (const more of ['', "'strict-dynamic'"])
      expect(problems(`script-src 'nonce-r4nd0m' ${more}; ${rest}`, { nonce: 'r4nd0m' })).toEqual([]);
  });
});

describe('a policy that keeps something out', () => {
  it.each([
    [`script-src 'self'; ${rest}`, 'script-src'],
    [`script-src http://songwai.test:8080; ${rest}`, 'script-src'],
    [`script-src https://songwai.test/widget/1.4.2/; ${rest}`, 'script-src'],
    [`script-src https://*.songwai.test; ${rest}`, 'script-src'],
    [`script-src 'nonce-r4nd0m'; ${rest}`, 'script-src'],
    [`script-src https://songwai.test 'strict-dynamic' 'nonce-x'; ${rest}`, 'strict-dynamic'],
    ["script-src *; connect-src 'self'; img-src data:", 'connect-src'],
    ['script-src *; connect-src *; img-src *', 'img-src'],
    ['sandbox allow-scripts', 'allow-same-origin'],
  ])('"%s" is told of %s, and of nothing else', (policy, words) => {
    expect(problems(policy)).toEqual([expect.stringContaining(words)]);
  });

  it('as one of several, in the header or in the page: all of them apply', () => {
    expect(problems(`script-src *, connect-src 'none'`)).toHaveLength(1);
    expect(problems('', { metas: ["script-src 'self'"] })).toHaveLength(1);
    expect(problems("default-src 'none'")).toHaveLength(3);
  });

  it('but not by what browsers ignore in a page', () => {
    expect(problems('', { metas: ["sandbox; frame-ancestors 'none'"] })).toEqual([]);
  });
});
