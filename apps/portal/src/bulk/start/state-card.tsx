import { Card } from '@songwai/ui/card/card';
import type { IconNode } from '@songwai/ui/icon/icon';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import './state-card.css';

interface StateCardProps {
  readonly icon: IconNode;
  readonly tone: 'danger' | 'warn' | 'info';
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** In place of the drop area: what is to be decided or done about a file. Its heading takes the focus, because what had it is gone. */
export function StateCard({ icon, tone, title, children, actions }: StateCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="large" className="portal-file-state">
      <IconTile icon={icon} outcome={tone} />
      <div role={tone === 'danger' ? 'alert' : 'status'}>
        <h2 ref={heading} tabIndex={-1} className="sw-heading sw-heading--small">
          {title}
        </h2>
        <p className="sw-soft">{children}</p>
      </div>
      <div className="portal-file-state__actions">{actions}</div>
    </Card>
  );
}
