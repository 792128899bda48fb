import * as lucide from 'lucide';
import type { IconNode } from '../src/icon/icon.tsx';

const sources = import.meta.glob<string>(
  ['../src/**/*.{ts,tsx}', '../../features/src/**/*.tsx', '../../../apps/portal/src/**/*.tsx', '!../**/*.{test,stories}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

const namesIn = (source: string) =>
  [...source.matchAll(/import \{([^}]+)\} from 'lucide'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

/** The icons that the product uses, read from its imports. */
export const iconsInUse: readonly (readonly [name: string, icon: IconNode])[] = [
  ...new Set(Object.values(sources).flatMap(namesIn)),
]
  .toSorted()
  .flatMap((name) => {
    const icon: unknown = Reflect.get(lucide, name);
    return Array.isArray(icon) ? [[name, icon as IconNode] as const] : [];
  });
