import type { CSSProperties } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import './slider.css';

export interface SliderTick {
  readonly value: number;
  /** Under the tick; absent for a tick without a label. */
  readonly label?: string | undefined;
}

export interface SliderProps extends Omit<FieldTexts, 'isRequired'> {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** Formats the value as shown and announced ("5 km"). */
  readonly format?: ((value: number) => string) | undefined;
  readonly ticks?: readonly SliderTick[] | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A value between two limits, for an approximate choice. */
export function Slider(props: SliderProps) {
  const { value, onChange, min, max, step = 1, format = String, ticks = [], isDisabled, ...texts } = props;
  const shareOf = (of: number) => (max > min ? Math.min(1, Math.max(0, (of - min) / (max - min))) : 0);
  const at = (share: number) => ({ '--sw-slider-at': share }) as CSSProperties;
  return (
    <Field
      {...texts}
      labelEnd={<span className="sw-slider__value sw-figures">{format(value)}</span>}
      renderControl={({ required: _, ...control }) => (
        <div className="sw-slider" style={at(shareOf(value))}>
          <input
            {...control}
            type="range"
            className="sw-slider__input"
            {...{ min, max, step, value }}
            disabled={isDisabled}
            aria-valuetext={format(value)}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          {ticks.length > 0 ? (
            <div className="sw-slider__ticks sw-note" aria-hidden="true">
              {ticks.map((tick) => (
                <span key={tick.value} className="sw-slider__tick sw-figures" style={at(shareOf(tick.value))}>
                  {tick.label}
                </span>
              ))}
            </div>
          ) : null}
        </div>
      )}
    />
  );
}
