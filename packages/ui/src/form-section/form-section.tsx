import type { ReactNode } from 'react';
import { useId } from 'react';
import './form-section.css';

export interface FormSectionProps {
  readonly title: string;
  /** Why it is asked, in one or two sentences. */
  readonly detail?: ReactNode;
  /** At the end of the title's line: a state, a button. */
  readonly action?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, with what they are for. Beside the fields where there is room, above them on a phone. */
export function FormSection({ title, detail, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="sw-form-section" aria-labelledby={id}>
      <div className="sw-form-section__head">
        <div className="sw-form-section__line">
          <h2 className="sw-heading sw-heading--small" id={id}>
            {title}
          </h2>
          {action}
        </div>
        {detail ? <p className="sw-soft">{detail}</p> : null}
      </div>
      <div className="sw-form-section__fields">{children}</div>
    </section>
  );
}
