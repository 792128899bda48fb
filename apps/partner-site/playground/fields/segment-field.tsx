import type { ReactNode } from 'react';
import { useId } from 'react';
import '@songwai/ui/visually-hidden/visually-hidden.css';
import '@songwai/ui/segmented-tabs/segments.css';

interface SegmentFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** At the end of the label's line. */
  readonly labelEnd?: ReactNode;
  readonly value: string;
  readonly values: readonly string[];
  /** Of the value that is none. */
  readonly emptyLabel: string;
  readonly onChange: (value: string) => void;
}

/** A few words beside each other, of which one is set. Native radio buttons: one tab stop, arrow keys choose. */
export function SegmentField({ label, labelEnd, hint, value, values, emptyLabel, onChange }: SegmentFieldProps) {
  const name = useId();
  return (
    <fieldset className="pg-segments" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="pg-segments__label sw-note">
        <span>{label}</span> {labelEnd}
      </legend>
      <div className="sw-segments">
        {values.map((one) => (
          <label key={one} className="sw-segment pg-segments__choice">
            <input
              type="radio"
              className="sw-visually-hidden"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {one === '' ? emptyLabel : <span translate="no">{one}</span>}
          </label>
        ))}
      </div>
      {hint ? (
        <p className="sw-note" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
