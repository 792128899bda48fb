import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  /** Rows that reach the card's edges. */
  readonly children: ReactNode;
}

/** A part of a section of settings: a title over a card of rows. */
export function SettingsCard({ title, detail, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <Stack direction="row" justify="between" gap="small">
          <div>
            <h3 className="sw-heading sw-heading--small" id={id}>
              {title}
            </h3>
            {detail ? <p className="sw-note">{detail}</p> : null}
          </div>
          {action}
        </Stack>
        <Card padding="none">{children}</Card>
      </Stack>
    </section>
  );
}
