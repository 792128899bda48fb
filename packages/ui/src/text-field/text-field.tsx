import { Check, Lock } from 'lucide';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'prefix' | 'disabled' | 'readOnly' | 'required' | 'className'
>;

export interface TextFieldProps extends FieldTexts, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
  /** Can be read, copied and focused, but not changed; shown with a lock. Say in the hint who can change it. */
  readonly isReadOnly?: boolean | undefined;
  readonly icon?: IconNode | undefined;
  /** A unit or symbol before the value (`฿`). */
  readonly prefix?: ReactNode;
  /** A unit or a button after the value (`km`). */
  readonly suffix?: ReactNode;
  /** Confirms that the value is valid ("this number can be used"); shown as a tick. An error takes precedence. */
  readonly validText?: string | undefined;
  /** A `Counter`, or a link ("forgot it?"). */
  readonly labelEnd?: ReactNode;
  /** Between the box and the hint: the password strength. */
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text field with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, value, onChange, isDisabled, isReadOnly, ...others } = props;
  const { icon, prefix, suffix, below, validText, ref, ...native } = others;
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, labelEnd }}
      renderControl={({ 'aria-describedby': describedBy, ...control }) => {
        const validId = validText && !error ? `${control.id}-valid` : undefined;
        return (
          <>
            <div className={classNames('sw-field__box', isReadOnly && 'sw-field__box--read-only')}>
              {icon ? <Icon icon={icon} /> : null}
              {prefix ? <span className="sw-field__affix">{prefix}</span> : null}
              <input
                type="text"
                {...native}
                {...control}
                aria-describedby={[describedBy, validId].filter(Boolean).join(' ') || undefined}
                ref={ref}
                className="sw-field__input"
                value={value}
                disabled={isDisabled}
                readOnly={isReadOnly}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              {typeof suffix === 'string' ? <span className="sw-field__affix">{suffix}</span> : suffix}
              {validId ? (
                <span className="sw-field__valid" id={validId}>
                  <Icon icon={Check} size="small" label={validText} />
                </span>
              ) : null}
              {isReadOnly ? <Icon icon={Lock} size="small" /> : null}
            </div>
            {below}
          </>
        );
      }}
    />
  );
}
