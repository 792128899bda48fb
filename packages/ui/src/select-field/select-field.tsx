import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import './select-field.css';

export interface SelectFieldProps<Value extends string> extends FieldTexts {
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isDisabled?: boolean | undefined }[];
  /** Shown while nothing is selected; cannot be selected itself. */
  readonly placeholder?: string | undefined;
  readonly icon?: IconNode | undefined;
  /** "optional". */
  readonly labelEnd?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** A choice of one from a list, with the device's native picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, value, onChange, options, placeholder, icon, isDisabled } =
    props;
  const handleChange = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, labelEnd }}
      renderControl={(control) => (
        <div className="sw-field__box sw-select">
          {icon ? <Icon icon={icon} /> : null}
          <select
            {...control}
            className="sw-field__input sw-select__control"
            value={value}
            disabled={isDisabled}
            onChange={(event) => handleChange(event.currentTarget.value)}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size="small" />
        </div>
      )}
    />
  );
}
