import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import type { ReactNode } from 'react';

export interface WayRowProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** At the end: the distance. */
  readonly meta?: ReactNode;
  readonly onPress: () => void;
}

/** A row like those that the search finds, whose looks stand around it, as a button. */
export function WayRow({ icon, title, detail, meta, onPress }: WayRowProps) {
  return (
    <button type="button" className="sw-search__option" onClick={onPress}>
      <Icon icon={icon} />
      <span className="sw-search__text">
        <span className="sw-search__title">{title}</span>
        {detail ? <span className="sw-note">{detail}</span> : null}
      </span>
      {meta ? <span className="sw-note sw-figures">{meta}</span> : null}
    </button>
  );
}
