import { Check, Minus } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import '../choice/choice.css';
import './tick.css';

export interface TickProps {
  readonly label: string;
  /** `mixed`: some of the rows are chosen. */
  readonly state: 'on' | 'off' | 'mixed';
  readonly onChange: (isChecked: boolean) => void;
  /** The label is seen, too. */
  readonly isLabelShown?: boolean | undefined;
}

/** A box to tick in a cell: as large as a finger, as quiet as a cell. */
export function Tick({ label, state, onChange, isLabelShown }: TickProps) {
  // whether some are chosen is no attribute; it can only be set on the element
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = state === 'mixed';
  };
  return (
    <label className="sw-press sw-tick">
      <input
        ref={setMixed}
        type="checkbox"
        aria-label={isLabelShown ? undefined : label}
        checked={state === 'on'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="sw-mark sw-box" aria-hidden="true">
        {state === 'off' ? null : <Icon icon={state === 'on' ? Check : Minus} size="small" />}
      </span>
      {isLabelShown ? <span>{label}</span> : null}
    </label>
  );
}
