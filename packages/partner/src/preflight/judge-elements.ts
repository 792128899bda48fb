import { demoPartner, missingPartner, needsPartner } from '@songwai/core/partners/preflight/judge-partner';
import { judgeToken } from '@songwai/core/partners/preflight/judge-token';
import { error, ok, warning } from '@songwai/core/partners/preflight/judgement';
import { type Finding, finding } from './finding.ts';
import type { KnownElements } from './manifest.ts';
import { nearestWord } from './nearest-word.ts';
import type { FoundElement, PageContent } from './read-page.ts';

/** What every element of HTML may have, and marks that frameworks leave. */
const anyElements =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|itemid|itemprop|itemref|itemscope|itemtype|lang|nonce|part|role|slot|spellcheck|style|tabindex|title|translate)$|^(aria|data|on|v|x|ng|_ng[a-z]+)-|^on[a-z]|^(:|@)/;

const suggest = (word: string, known: Iterable<string>): string => {
  const near = nearestWord(word, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
};

const judgeTag = (tag: string, known: KnownElements): readonly Finding[] =>
  known.has(tag) ? [] : [finding('elements', error(`<${tag}> is no element of this version.${suggest(tag, known.keys())}`))];

const judgeAttributes = ({ tag, attributes }: FoundElement, known: KnownElements): readonly Finding[] => {
  const names = known.get(tag);
  if (names === undefined) return [];
  return Object.keys(attributes)
    .filter((name) => !names.has(name) && !anyElements.test(name))
    .map((name) => finding('attributes', warning(`<${tag}> does not know the attribute ${name}.${suggest(name, names)}`)));
};

const judgeGuest = ({ tag, attributes }: FoundElement, now: number): readonly Finding[] => {
  if (tag !== 'songwai-booking') return [];
  const { token, demo } = attributes;
  if (demo !== undefined) return [];
  return [
    finding(
      'token',
      token
        ? judgeToken(token, now)
        : warning(
            'No token in the HTML. That is as it should be if a script of yours sets getToken; else guests see prices, but cannot book.',
          ),
    ),
  ];
};

const judgeId = ({ tag, attributes }: FoundElement, known: KnownElements | null): readonly Finding[] => {
  const takesPartner = known?.get(tag)?.has('partner') ?? tag === 'songwai-booking';
  if (!takesPartner || attributes['partner'] || !needsPartner(tag, attributes['opens'])) return [];
  return [finding('partner', attributes['demo'] === undefined ? missingPartner : demoPartner)];
};

const closedTags = (tags: readonly string[]): readonly Finding[] =>
  [...new Set(tags)].map((tag) =>
    finding(
      'elements',
      error(`<${tag} /> does not end there in HTML: what follows is taken for its content. Write <${tag}></${tag}>.`),
    ),
  );

/** Judges the elements in the HTML. @param known null: the release has no manifest @param now milliseconds since 1970 */
export function judgeElements(
  { elements, selfClosed }: PageContent,
  known: KnownElements | null,
  now: number,
): readonly Finding[] {
  if (elements.length === 0)
    return [
      finding(
        'elements',
        warning('The HTML has no element of ours. If a script makes it (a framework, Songwai.mount), this is as it should be.'),
      ),
    ];
  const unknown = known ? elements.flatMap(({ tag }) => judgeTag(tag, known)) : [];
  const problems = [...unknown, ...closedTags(selfClosed)];
  const tags = elements.map(({ tag }) => `<${tag}>`).join(', ');
  return [
    ...(problems.length > 0 ? problems : [finding('elements', ok(tags))]),
    ...(known
      ? elements.flatMap((element) => judgeAttributes(element, known))
      : [finding('attributes', warning('The release that the page loads has no manifest, so attributes are not checked.'))]),
    ...elements.flatMap((element) => [...judgeId(element, known), ...judgeGuest(element, now)]),
  ];
}
