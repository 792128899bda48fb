import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { declaredTypes } from '../packages/ui/foundation/declared-types.ts';

const files = import.meta.glob<string>('../packages/ui/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

/** Types as their file declares them. */
export function DeclaredTypes({ file, names }: { readonly file: string; readonly names: readonly string[] }) {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    files[`../packages/ui/${file}`]?.().then(setSource, reportError);
  }, [file]);

  return source === null
    ? null
    : declaredTypes(source, names).map((declaration) => <Source key={declaration} code={declaration} language="typescript" />);
}
