import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';

interface NumberRowsProps {
  readonly rows: readonly { readonly term: string; readonly value: string }[];
}

/** The numbers of a receipt, at its foot. */
export function NumberRows({ rows }: NumberRowsProps) {
  return (
    <Card tone="sunken" className="portal-receipt__part">
      <dl>
        {rows.map(({ term, value }) => (
          <Stack key={term} direction="row" justify="between" gap="small">
            <dt className="sw-note">{term}</dt>
            <dd className="sw-small sw-strong sw-figures">{value}</dd>
          </Stack>
        ))}
      </dl>
    </Card>
  );
}
