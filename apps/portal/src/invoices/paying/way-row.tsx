import type { ReactNode } from 'react';
import '@songwai/ui/choice/method-rows.css';

interface WayRowProps {
  /** Of the group of radio buttons. */
  readonly group: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** What it is, or why it cannot be used. */
  readonly detail: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onChoose: () => void;
  /** What the chosen row opens with. */
  readonly children?: ReactNode;
}

/** One way to pay. One that cannot be used stays, and says why. */
export function WayRow({ group, icon, name, detail, isChosen, isDisabled = false, onChoose, children }: WayRowProps) {
  return (
    <div className="sw-methods__way">
      <label className="sw-press sw-methods__row">
        <input type="radio" name={group} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
        <span className="sw-mark sw-box" />
        {icon}
        <span className="sw-grow">
          <span className={isDisabled ? 'sw-soft' : 'sw-strong'}>{name}</span> <br />
          <span className="sw-note sw-soft">{detail}</span>
        </span>
      </label>
      {isChosen && children ? <div className="sw-methods__open">{children}</div> : null}
    </div>
  );
}
