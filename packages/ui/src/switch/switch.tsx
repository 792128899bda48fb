import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import '../choice/choice.css';
import './switch.css';

export interface SwitchProps {
  /** What is switched; the same words in both states. */
  readonly label: ReactNode;
  /** The effect while it is on. */
  readonly detail?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  /** While the change is being saved: keeps the focus, is marked busy, and ignores presses. */
  readonly isBusy?: boolean | undefined;
}

/** A setting that takes effect as soon as it is pressed. The whole line is the target. */
export function Switch({ label, detail, isOn, onChange, isDisabled, isBusy }: SwitchProps) {
  const id = useId();
  return (
    <label className="sw-press sw-switch">
      <span className="sw-switch__texts">
        <span id={`${id}-label`}>{label}</span>
        {detail ? (
          <span className="sw-note" id={`${id}-detail`}>
            {detail}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state itself
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          // A disabled input would lose the focus, so while busy the press is undone instead.
          if (isBusy) event.currentTarget.checked = isOn;
          else onChange(event.currentTarget.checked);
        }}
      />
      <span className="sw-mark sw-switch__track">
        <span className="sw-switch__thumb">
          {isBusy ? <Spinner size="small" /> : isOn ? <Icon icon={Check} size="small" /> : null}
        </span>
      </span>
    </label>
  );
}
