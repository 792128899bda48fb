import { CircleAlert } from 'lucide';
import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../banner/tone.css';
import './error-summary.css';

/** A field that needs another look. */
export interface FieldProblem {
  /** Id of the field's control, which its link focuses. */
  readonly fieldId: string;
  /** The field's own message: what is wrong and what to do. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** "2 fields need another look". */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  /** How often the form was sent: each time with problems the summary takes the focus. */
  readonly attempt: number;
}

/** What is wrong with a form, above it, after it was sent: a list of links to its fields. Nothing is shown without problems. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const hasProblems = problems.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus here, not each correction
  useEffect(() => {
    if (hasProblems) box.current?.focus();
  }, [attempt]);

  const handleClick = (event: MouseEvent, fieldId: string) => {
    const root = box.current?.getRootNode();
    const field = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(fieldId) : null;
    if (!field) return;
    // The address of the page stays as it is, and a phone opens its keyboard.
    event.preventDefault();
    field.focus();
    field.scrollIntoView?.({ block: 'center' });
  };

  if (!hasProblems) return null;
  return (
    <section ref={box} className="sw-error-summary sw-tone--danger" aria-labelledby={id} tabIndex={-1}>
      <Icon icon={CircleAlert} />
      <div>
        <h2 className="sw-error-summary__title" id={id}>
          {title}
        </h2>
        <ul className="sw-error-summary__list">
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a className="sw-error-summary__link" href={`#${fieldId}`} onClick={(event) => handleClick(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
