import { judgeLanguage, judgeSecurity, judgeViewport } from '@songwai/core/partners/preflight/judge-page';
import { error, ok, warning } from '@songwai/core/partners/preflight/judgement';
import type { FetchedPage } from './fetch-page.ts';
import { type Finding, finding } from './finding.ts';
import type { PageContent } from './read-page.ts';

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** As browsers do: encrypted, or on this machine. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || localHosts.includes(hostname) || hostname.endsWith('.localhost');

const judgeMixed = ({ protocol }: URL, unencrypted: readonly string[]): readonly Finding[] => {
  if (protocol !== 'https:' || unencrypted.length === 0) return [];
  const first = unencrypted.slice(0, 3).join(', ');
  return [finding('mixed', error(`The page is encrypted and loads what is not, which browsers refuse: ${first}`))];
};

const judgeFraming = (headers: Headers): readonly Finding[] => {
  const rule = headers.get('x-frame-options') ?? /frame-ancestors[^;]*/i.exec(headers.get('content-security-policy') ?? '')?.[0];
  return rule === undefined
    ? []
    : [finding('framing', ok(`${rule.trim()}: who may frame your page. The widget is in no frame and is not affected.`))];
};

const judgeNamed = ({ elements, hasLanguage }: PageContent): Finding =>
  finding(
    'language',
    judgeLanguage(hasLanguage || (elements.length > 0 && elements.every(({ attributes }) => Boolean(attributes['lang'])))),
  );

/** Judges what is around the elements. @param redirectedFrom where the address that was given led elsewhere */
export function judgeSurroundings(
  { url, headers }: FetchedPage,
  content: PageContent,
  redirectedFrom: URL | null,
): readonly Finding[] {
  return [
    ...(redirectedFrom === null
      ? []
      : [
          finding(
            'page',
            redirectedFrom.origin === url.origin
              ? ok(`${redirectedFrom.href} leads here.`)
              : warning(`${redirectedFrom.href} leads to another origin, ${url.origin}: that is the one to register.`),
          ),
        ]),
    finding('secure', judgeSecurity(isSecure(url))),
    ...judgeMixed(url, content.unencrypted),
    ...judgeFraming(headers),
    judgeNamed(content),
    finding('viewport', judgeViewport(content.hasViewport)),
  ];
}
