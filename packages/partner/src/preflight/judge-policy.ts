import { error, type Judgement, ok, warning } from '@songwai/core/partners/preflight/judgement';
import { type Finding, finding } from './finding.ts';
import { allowsAddress, type Policy, readPolicies, sourcesOf } from './source-list.ts';

/** What the policies are judged by. */
export interface PolicyQuestion {
  readonly page: URL;
  /** The address of our script. */
  readonly script: URL;
  /** Of its tag; empty for none. */
  readonly nonce: string;
}

const has = (sources: readonly string[], keyword: string): boolean => sources.some((source) => source.toLowerCase() === keyword);

const judgeScript = (policy: Policy, { page, script, nonce }: PolicyQuestion): Judgement | null => {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src', 'default-src');
  if (sources === undefined || (nonce !== '' && has(sources, `'nonce-${nonce.toLowerCase()}'`))) return null;
  // Beside it, addresses count for nothing.
  if (has(sources, "'strict-dynamic'"))
    return error(`script-src has 'strict-dynamic', so our script tag needs the nonce of your policy: nonce="…".`);
  return allowsAddress(sources, script, page) ? null : error(`script-src does not allow our script: add ${script.origin}.`);
};

const judgeConnections = (policy: Policy, { page, script }: PolicyQuestion): Judgement | null => {
  const sources = sourcesOf(policy, 'connect-src', 'default-src');
  if (sources === undefined || allowsAddress(sources, new URL('/api/signon', script), page)) return null;
  return error(`connect-src does not allow our calls: add ${script.origin}.`);
};

const judgeImages = (policy: Policy, { page }: PolicyQuestion): Judgement | null => {
  const sources = sourcesOf(policy, 'img-src', 'default-src');
  if (sources === undefined || allowsAddress(sources, new URL('data:,'), page)) return null;
  return warning('img-src does not allow data:, which marks of cards and the map need: add data:.');
};

const judgeSandbox = (policy: Policy): Judgement | null => {
  const sources = sourcesOf(policy, 'sandbox');
  if (sources === undefined) return null;
  const missing = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'].filter((word) => !has(sources, word));
  return missing.length === 0 ? null : error(`sandbox takes from the page what the widget needs: add ${missing.join(' ')}.`);
};

const judgeAll = (policies: readonly Policy[], question: PolicyQuestion): readonly Judgement[] =>
  policies.flatMap((policy) =>
    [judgeScript, judgeConnections, judgeImages, judgeSandbox].flatMap((judge) => judge(policy, question) ?? []),
  );

const judgeTrustedTypes = (policies: readonly Policy[]): readonly Finding[] =>
  policies.some((policy) => policy.get('require-trusted-types-for')?.includes("'script'"))
    ? [finding('trusted-types', ok('Trusted Types are enforced; the widget runs under them and needs no policy.'))]
    : [];

const reportOnly = 'content-security-policy-report-only';

/** Judges the policies of a page by what docs/embedding/csp.md says that the widget needs. @param metas policies in the HTML */
export function judgePolicies(headers: Headers, metas: readonly string[], question: PolicyQuestion): readonly Finding[] {
  const inHeader = headers.get('content-security-policy');
  const enforced = [
    ...readPolicies(inHeader === null ? [] : [inHeader]),
    // A browser ignores these in a page.
    ...readPolicies(metas).map(
      (policy) => new Map([...policy].filter(([name]) => name !== 'sandbox' && name !== 'frame-ancestors')),
    ),
  ];
  const problems = judgeAll(enforced, question);
  const planned = judgeAll(readPolicies([headers.get(reportOnly) ?? '']), question);
  const fine = ok(
    enforced.length === 0
      ? 'The page has no Content-Security-Policy.'
      : 'The Content-Security-Policy allows what the widget needs.',
  );
  return [
    ...(problems.length === 0 ? [fine] : problems).map((judgement) => finding('policy', judgement)),
    ...planned.map(({ message }) =>
      finding('policy', warning(`As soon as the policy that only reports is enforced: ${message}`)),
    ),
    ...judgeTrustedTypes(enforced),
  ];
}
