import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './field.css';

export interface FieldErrorProps {
  /** For `aria-describedby` of the control. */
  readonly id: string | undefined;
  /** What is wrong and what to do. */
  readonly children: ReactNode;
}

/** An error under a control, in words and with an icon, never by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="sw-field__error" id={id}>
      <Icon icon={CircleAlert} size="small" />
      <span>{children}</span>
    </p>
  );
}
