import type { ElementTable } from '../../npm/element-table.ts';
import { elementsOf } from './analyze-elements.ts';
import type { Manifest } from './manifest.ts';

/** `onNotFound` of `songwai:not-found`. */
const handlerOf = (event: string): string =>
  event.replace(/^songwai:/, 'on-').replace(/-(\w)/g, (_dash, first: string) => first.toUpperCase());

/** What the components of `npm/react.ts` have to know of each element, by tag. */
export const tableOf = (manifest: Manifest): ElementTable =>
  Object.fromEntries(
    elementsOf(manifest).map(({ tagName, attributes = [], members = [], events = [] }) => [
      tagName,
      {
        attributes: Object.fromEntries(attributes.map(({ name, fieldName = name }) => [fieldName, name])),
        properties: members
          .filter((member) => member.kind === 'field' && !member.readonly && member.attribute === undefined)
          .map(({ name }) => name),
        events: Object.fromEntries(events.map(({ name }) => [handlerOf(name), name])),
      },
    ]),
  );
