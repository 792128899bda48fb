import { readJson } from '../read-json.ts';

/** Attributes by tag of an element. */
export type KnownElements = ReadonlyMap<string, ReadonlySet<string>>;

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

/**
 * The elements of the release that the page loads, as its manifest (`custom-elements.json` beside the script) has them. Null for a release that has none.
 * @param script the address of the release's script
 */
export async function fetchKnownElements(script: URL, signal: AbortSignal): Promise<KnownElements | null> {
  const manifest = (await readJson(new URL('custom-elements.json', script), signal)) as Manifest | null;
  if (manifest === null) return null;
  return new Map(
    manifest.modules
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ tagName, attributes = [] }) =>
        tagName === undefined ? [] : [[tagName, new Set(attributes.map(({ name }) => name))] as const],
      ),
  );
}
