import { judgeScripts } from '@songwai/core/partners/preflight/judge-page';
import { error, ok, warning } from '@songwai/core/partners/preflight/judgement';
import { readJson } from '../read-json.ts';
import { type Finding, finding } from './finding.ts';
import type { Attributes } from './read-page.ts';

/** Our script in a page. */
export interface ScriptTag {
  readonly url: URL;
  /** `v1`, or an exact version. */
  readonly release: string;
  readonly attributes: Attributes;
}

const address = /\/widget\/(?<release>v\d+|\d+\.\d+\.\d+(?:-[\w.]+)?)\/songwai\.js$/;

/** Our scripts among those of a page. */
export const findOurScripts = (scripts: readonly Attributes[], page: URL): readonly ScriptTag[] =>
  scripts.flatMap((attributes) => {
    const src = attributes['src'] ?? '';
    if (!URL.canParse(src, page.href)) return [];
    const url = new URL(src, page.href);
    const release = address.exec(url.pathname)?.groups?.['release'];
    return release === undefined ? [] : [{ url, release, attributes }];
  });

const judgeIntegrity = async ({ url, release, attributes }: ScriptTag, signal: AbortSignal): Promise<Finding> => {
  const { integrity, crossorigin } = attributes;
  const judged = (judgement: ReturnType<typeof ok>) => finding('integrity', judgement);
  if (release.startsWith('v'))
    return integrity === undefined
      ? judged(ok(`/${release} changes with each release, so it has no integrity.`))
      : judged(
          error(
            `/${release} changes with each release; with integrity it stops at the next one. Take an exact version, or remove integrity.`,
          ),
        );
  if (integrity === undefined)
    return judged(warning('An exact version without integrity: its script checks its parts, but nothing checks the script.'));
  if (crossorigin === undefined)
    return judged(error('integrity needs crossorigin="anonymous" beside it, else the browser refuses the script.'));
  const sums = await readJson(new URL('integrity.json', url), signal);
  const wanted = sums?.['songwai.js'];
  if (wanted === undefined) return judged(warning(`${url.origin} has no integrity.json for ${release}, so it is not compared.`));
  return integrity.split(/\s+/).includes(String(wanted))
    ? judged(ok('The integrity is that of this version.'))
    : judged(error(`The integrity is not that of ${release}: "${String(wanted)}" would be.`));
};

/** Judges how the page loads the widget. @param tags those of the page, the first of which counts */
export async function judgeTags(tags: readonly ScriptTag[], signal: AbortSignal): Promise<readonly Finding[]> {
  const [tag] = tags;
  if (tag === undefined)
    return [
      finding(
        'script',
        warning(
          'The HTML has no script tag of ours. If a script adds it (the npm package, a tag manager), this is as it should be; else see docs.',
        ),
      ),
    ];
  const several = judgeScripts(tags.map(({ url }) => url.href));
  const version = (await readJson(new URL('version.json', tag.url), signal))?.['version'];
  const found =
    version === undefined ? error(`${tag.url.href} is not there.`) : ok(`${tag.url.href}: version ${String(version)}.`);
  return [
    finding('script', found),
    ...(several.level === 'ok' ? [] : [finding('script', several)]),
    ...(tag.attributes['type'] === 'module'
      ? []
      : [finding('script', error('The script is a module: write type="module" in its tag.'))]),
    await judgeIntegrity(tag, signal),
  ];
}
