import { Badge } from '@songwai/ui/badge/badge';
import type { IconNode } from '@songwai/ui/icon/icon';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { ListRow } from '@songwai/ui/list/list-row';
import { type ReactNode, useId } from 'react';
import './choice-row.css';

export interface ChoiceRowProps {
  readonly icon: IconNode;
  /** A verb: "Ask every driver". */
  readonly title: string;
  /** What happens then, and what it costs. */
  readonly detail: ReactNode;
  /** The new price or time, if it is known without opening. */
  readonly trailing?: ReactNode;
  /** Marks the one that helps most: "Recommended". */
  readonly recommendedText?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Below the row once it is open: what has to be chosen, the new price, and the button that does it. */
  readonly children: ReactNode;
}

/** A way out of several, which opens below itself before it is done: nothing costs money at the first press. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon, title, detail, trailing, recommendedText, isOpen, onToggle, children } = props;
  const id = useId();
  return (
    <div>
      <ListRow
        leading={<IconTile icon={icon} />}
        title={
          <span className="sw-choice-row__title">
            {title}
            {recommendedText ? <Badge tone="brand">{recommendedText}</Badge> : null}
          </span>
        }
        detail={detail}
        trailing={trailing}
        onPress={onToggle}
        expands={{ id, isOpen }}
      />
      {isOpen ? (
        <div id={id} className="sw-choice-row__open">
          {children}
        </div>
      ) : null}
    </div>
  );
}
