import { Phrases } from '@songwai/features/shared/phrases';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** By which its section is named. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside it, below it on a phone: a link to the rest. */
  readonly action?: ReactNode;
}

/** The heading of a part of the home page. */
export function SectionHead({ id, title, lead, action }: SectionHeadProps) {
  return (
    <div className="portal-home__head">
      <div className="portal-home__title">
        <h2 id={id} className="sw-heading--hero">
          <Phrases text={title} />
        </h2>
        {lead ? (
          <p className="sw-lead">
            <Phrases text={lead} />
          </p>
        ) : null}
      </div>
      {action}
    </div>
  );
}
