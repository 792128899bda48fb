import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './consent-dialog.css';

/** One thing that is asked. */
export interface ConsentItem {
  readonly id: string;
  /** "Required" or "Optional". */
  readonly badge: string;
  /** Nothing goes on without it; the text is shown and read if it was not ticked. */
  readonly required?: { readonly missingText: string } | undefined;
  readonly label: ReactNode;
  /** What it means not to tick it. */
  readonly detail?: ReactNode;
}

export interface ConsentDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly items: readonly ConsentItem[];
  /** Ids of the ticked items. None is ticked before the user does so: a consent by default is none. */
  readonly tickedIds: readonly string[];
  readonly onTick: (tickedIds: readonly string[]) => void;
  /** The answer could not be stored; the ticks stay. */
  readonly problem?: ReactNode;
  readonly confirm: { readonly label: string; readonly onConfirm: () => void };
  readonly refuse: { readonly label: string; readonly onRefuse: () => void };
  readonly isSending?: boolean | undefined;
}

/** Escape and a press outside do not close it: only an answer does. */
const stayOpen = () => undefined;

/** Asks for consent before the service is used. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { title, lead, items, tickedIds, onTick, problem, confirm, refuse, isSending } = props;
  const [hasTried, setHasTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isMissing = (item: ConsentItem) => item.required !== undefined && !tickedIds.includes(item.id);

  const handleConfirm = () => {
    const missing = items.findIndex(isMissing);
    setHasTried(missing >= 0);
    if (missing < 0) confirm.onConfirm();
    else list.current?.querySelectorAll('input')[missing]?.focus();
  };

  return (
    <Dialog isOpen presentation="sheet" title={title} onClose={stayOpen}>
      <div className="sw-consent-dialog">
        <div className="sw-soft">{lead}</div>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <div ref={list} className="sw-consent-dialog__items">
          {items.map((item) => (
            <Card key={item.id} className="sw-consent-dialog__item" isInvalid={hasTried && isMissing(item)}>
              <Badge tone={item.required ? 'brand' : undefined}>{item.badge}</Badge>
              <Checkbox
                label={item.label}
                detail={item.detail}
                isChecked={tickedIds.includes(item.id)}
                onChange={(isTicked) => onTick(isTicked ? [...tickedIds, item.id] : tickedIds.filter((each) => each !== item.id))}
                isRequired={item.required !== undefined}
                error={hasTried && isMissing(item) ? item.required?.missingText : undefined}
              />
            </Card>
          ))}
        </div>
        <div className="sw-consent-dialog__answers">
          <Button variant="primary" size="large" isFullWidth isLoading={isSending} onClick={handleConfirm}>
            {confirm.label}
          </Button>
          <Button variant="soft" isFullWidth isDisabled={isSending} onClick={refuse.onRefuse}>
            {refuse.label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
