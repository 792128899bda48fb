import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './progress.css';

export interface ProgressProps {
  /** What is in progress: "Uploading orders.xlsx". */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** 0 to 1; `null` if unknown. */
  readonly value: number | null;
  /** The progress in words: "12 of 40 rows", "30 %". Shown at the right, and announced instead of a percentage. */
  readonly valueText?: string | undefined;
  /** `done` and `failed` stop the bar at its value. */
  readonly state?: 'running' | 'done' | 'failed' | undefined;
  /** Under the bar: the next step, or the error. */
  readonly detail?: ReactNode;
  /** A cancel button at the right of the bar. */
  readonly cancel?: ReactNode;
}

/** The progress of a task. */
export function Progress({ label, isLabelHidden, value, valueText, state = 'running', detail, cancel }: ProgressProps) {
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div className={classNames('sw-progress', `sw-progress--${state}`)}>
      <div className={isLabelHidden ? 'sw-visually-hidden' : 'sw-progress__head'}>
        <span id={id}>{label}</span>
        {valueText ? (
          <span className="sw-figures" aria-hidden="true">
            {valueText}
          </span>
        ) : null}
      </div>
      <div className="sw-progress__row">
        <div
          className={classNames('sw-progress__track', share === null && state === 'running' && 'sw-progress__track--unknown')}
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share === null ? undefined : Math.round(share * 100)}
          aria-valuetext={valueText}
          style={share === null ? undefined : ({ '--sw-progress-share': share } as CSSProperties)}
        >
          <div className="sw-progress__bar" />
        </div>
        {cancel}
      </div>
      {detail ? <p className="sw-progress__detail sw-note">{detail}</p> : null}
    </div>
  );
}
