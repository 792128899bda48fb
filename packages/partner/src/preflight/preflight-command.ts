import { error } from '@songwai/core/partners/preflight/judgement';
import type { Command } from '../command.ts';
import { exitCode, type Kit } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { isReached } from '../read-json.ts';
import { readSettings, settingOptions } from '../settings.ts';
import { askGateway } from './ask-gateway.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { type Finding, finding } from './finding.ts';
import { judgeElements } from './judge-elements.ts';
import { judgePolicies } from './judge-policy.ts';
import { findOurScripts, judgeTags, type ScriptTag } from './judge-script.ts';
import { judgeSurroundings } from './judge-surroundings.ts';
import { fetchKnownElements } from './manifest.ts';
import { type PageContent, readPage } from './read-page.ts';
import { reportText } from './report-text.ts';

interface Surroundings {
  readonly given: URL;
  /** Where Songwai is, if the page does not say it. */
  readonly origin: string;
  readonly partner: string | undefined;
  readonly secret: string | undefined;
}

interface Looked extends Pick<Surroundings, 'partner' | 'secret'> {
  readonly page: FetchedPage;
  readonly content: PageContent;
  readonly script: URL;
  readonly tags: readonly ScriptTag[];
}

const partnerOf = ({ elements }: PageContent): string | undefined =>
  elements.map(({ attributes }) => attributes['partner']).find(Boolean);

/** What is asked of Songwai's server: the script's files, the partner, the manifest. */
async function judgeWithGateway({ page, content, script, tags, ...known }: Looked, { signal, clock }: Kit) {
  if (!(await isReached(script.origin, signal)))
    return [
      finding('connect', error(`${script.origin} does not answer from here, so nothing is compared with it.`)),
      ...judgeElements(content, null, clock().getTime()),
    ];
  const partner = partnerOf(content) ?? known.partner;
  const elementTags = content.elements.map(({ tag }) => tag);
  const question = { gatewayOrigin: script.origin, pageOrigin: page.url.origin, tags: elementTags, secret: known.secret };
  return [
    ...(await judgeTags(tags, signal)),
    ...(partner === undefined ? [] : await askGateway({ ...question, partner })),
    ...judgeElements(content, await fetchKnownElements(script, signal), clock().getTime()),
  ];
}

async function judgePage(page: FetchedPage, { given, origin, ...known }: Surroundings, kit: Kit) {
  const content = readPage(page.html);
  const tags = findOurScripts(content.scripts, page.url);
  const script = tags[0]?.url ?? new URL('/widget/v1/songwai.js', origin);
  const findings: readonly Finding[] = [
    ...(await judgeWithGateway({ page, content, script, tags, ...known }, kit)),
    ...judgePolicies(page.headers, content.policies, { page: page.url, script, nonce: tags[0]?.attributes['nonce'] ?? '' }),
    ...judgeSurroundings(page, content, given.href === page.url.href ? null : given),
  ];
  return { findings, helpPage: `${script.origin}/widget/v1/help.html` };
}

/** `songwai-partner preflight <url>` */
export const preflightCommand: Command = {
  name: 'preflight',
  words: '<url of your page>',
  summary: 'look at a page of yours as a browser gets it, and say what it lacks',
  details: [
    'Looks at the script tag, version and integrity, the Content-Security-Policy, Trusted Types, the elements and their attributes,',
    'and asks Songwai whether the page’s origin is registered. It books nothing and signs nobody on. Ends with 1 if there is an error.',
  ],
  options: {
    ...settingOptions('origin', 'partner', 'secret'),
    json: { help: 'the report as JSON, for your own checks' },
  },
  run: async (given, kit) => {
    const [text, ...more] = given.words;
    if (text === undefined || more.length > 0) throw new UsageError('preflight needs the address of one page.');
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new UsageError(`"${text}" is no web address.`);
    const settings = readSettings(given, kit);
    const address = new URL(text);
    const page = await fetchPage(address, kit.signal);
    const known = { given: address, origin: settings.origin, partner: settings.find('partner'), secret: settings.find('secret') };
    const { findings, helpPage } = await judgePage(page, known, kit);
    const isReady = findings.every(({ level }) => level !== 'error');
    if (given.has('json')) kit.print(JSON.stringify({ page: page.url.href, isReady, findings }, null, 2));
    else for (const line of reportText(page.url.href, findings, helpPage)) kit.print(line);
    return isReady ? exitCode.done : exitCode.failed;
  },
};
