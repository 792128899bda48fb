import type { ElementInfo } from './element-info.ts';
import { checkValue } from './fields/check-value.ts';
import type { StartData } from './start-data.ts';

/** What was typed, by attribute. The same attribute means the same in every element, so it stays when another element is chosen. */
export type Typed = Readonly<Record<string, string>>;

/** What a field has before anything is typed: the attributes without which there is nothing to see. */
export const startingValues = (tag: string, { partner, language, theme, dropPoint }: StartData): Typed => ({
  partner,
  lang: language,
  theme,
  ...(tag === 'songwai-drop-point' ? dropPoint : {}),
});

/** What stands in each field of an element. */
export const shownValues = (element: ElementInfo, typed: Typed, start: Typed): Typed =>
  Object.fromEntries(element.attributes.map(({ name }) => [name, typed[name] ?? start[name] ?? '']));

/** What the element gets: nothing empty, and nothing that it could not read. */
export const usableValues = (element: ElementInfo, shown: Typed): Typed =>
  Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      const value = shown[attribute.name] ?? '';
      const isOff = value.trim() === '' || (attribute.kind.type === 'flag' && value !== 'true');
      return isOff || checkValue(attribute, value) !== null ? [] : [[attribute.name, value]];
    }),
  );

const place = 'songwai-playground';

/** What this tab remembers over a reload; never a token. */
export const readTyped = (open: () => Storage): Typed => {
  try {
    const stored: unknown = JSON.parse(open().getItem(place) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Without storage, or with something else in it, the fields begin as they are.
    return {};
  }
};

/** Remembers what is typed for this tab, where the browser lets us. */
export const storeTyped = (open: () => Storage, { token: _, ...typed }: Typed): void => {
  try {
    open().setItem(place, JSON.stringify(typed));
  } catch {
    // Without storage a reload begins anew; nothing else depends on it.
  }
};
