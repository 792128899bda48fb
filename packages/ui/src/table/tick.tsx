import { Check, Minus } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import '../choice/choice.css';
import './tick.css';

export interface TickProps {
  readonly label: string;
  /** `mixed`: some of the rows are selected. */
  readonly state: 'on' | 'off' | 'mixed';
  readonly onChange: (isChecked: boolean) => void;
  /** Shows the label; otherwise it is for screen readers only. */
  readonly isLabelShown?: boolean | undefined;
}

/** A checkbox in a cell: a full-size touch target with a quiet look. */
export function Tick({ label, state, onChange, isLabelShown }: TickProps) {
  // `indeterminate` has no attribute; it can only be set on the element.
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
