import type { ComponentGuide } from '../tests/component-guide.ts';

/** A component in Storybook. */
export interface ListedComponent {
  /** Its place in the sidebar: `Fields/Switch`. */
  readonly title: string;
  readonly guide: ComponentGuide | undefined;
}

/** The name without its group. */
export const nameOf = ({ title }: ListedComponent): string => title.slice(title.indexOf('/') + 1);

/** Lower case, without what people write differently: `Text field`, `text-field`, `TextField`. */
const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

const rankOf = (component: ListedComponent, word: string): number => {
  const names = [nameOf(component), ...(component.guide?.aliases ?? [])].map(folded);
  if (names.includes(word)) return 0;
  if (names.some((name) => name.startsWith(word))) return 1;
  if (names.some((name) => name.includes(word))) return 2;
  // A longer phrase than the name: "toggle button".
  if (names.some((name) => name.length >= 3 && word.includes(name))) return 3;
  if ((component.guide?.use ?? []).some((line) => folded(line).includes(word))) return 4;
  return Number.POSITIVE_INFINITY;
};

/** The components that people may mean by what they typed, the best first; all of them for an empty text. */
export function findComponents<Component extends ListedComponent>(
  components: readonly Component[],
  typed: string,
): readonly Component[] {
  const word = folded(typed);
  return components
    .map((component) => ({ component, rank: word === '' ? 0 : rankOf(component, word) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((one, other) => one.rank - other.rank || one.component.title.localeCompare(other.component.title))
    .map(({ component }) => component);
}
