import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import '../visually-hidden/visually-hidden.css';
import './colour-field.css';

/** A colour to choose with one press. */
export interface ColourSwatch {
  /** As CSS writes it. */
  readonly value: string;
  /** "Terracotta". */
  readonly label: string;
}

export interface ColourFieldProps extends FieldTexts {
  /** As it was typed; may be no colour yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly swatches: readonly ColourSwatch[];
  /** Names the swatches: "Suggestions". */
  readonly swatchesLabel: string;
  /** At the end of the label's line. */
  readonly labelEnd?: ReactNode;
  /** Below: what becomes of the colour, such as its contrast. */
  readonly below?: ReactNode;
}

/** A colour: one of a few, or any that is typed. Native radio buttons, so arrow keys choose. */
export function ColourField(props: ColourFieldProps) {
  const { value, onChange, swatches, swatchesLabel, below, ...texts } = props;
  const name = useId();
  return (
    <Field
      {...texts}
      renderControl={(control) => (
        <>
          <div className="sw-colour">
            <fieldset className="sw-colour__swatches">
              <legend className="sw-visually-hidden">{swatchesLabel}</legend>
              {swatches.map((swatch) => (
                <label key={swatch.value} className="sw-colour__swatch" title={swatch.label}>
                  <input
                    type="radio"
                    className="sw-visually-hidden"
                    name={name}
                    aria-label={swatch.label}
                    checked={swatch.value.toLowerCase() === value.trim().toLowerCase()}
                    onChange={() => onChange(swatch.value)}
                  />
                  <ColourDot value={swatch.value} />
                </label>
              ))}
            </fieldset>
            <div className="sw-field__box sw-colour__box">
              <input
                {...control}
                className="sw-field__input"
                type="text"
                value={value}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            </div>
          </div>
          {below}
        </>
      )}
    />
  );
}

/** A round sample of a colour. Beside it stands what it is, in words. */
export function ColourDot({ value }: { readonly value: string }) {
  return <span className="sw-colour__dot" style={{ backgroundColor: value }} aria-hidden="true" />;
}
