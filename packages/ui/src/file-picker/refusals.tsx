import { CircleAlert } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { Refusal, RefusalReason } from './check-files.ts';
import './refusals.css';

export interface RefusalsProps {
  readonly id: string;
  readonly refusals: readonly Refusal[];
  /** Message for each reason: "“notes.pdf” is no spreadsheet. Save it as XLSX or CSV." */
  readonly explain: Readonly<Record<RefusalReason, (name: string) => string>>;
  /** The owner's own error: "Add the file first". */
  readonly error?: string | undefined;
}

/** The refused files by name, with the reason. Rendered while empty, so that screen readers announce later changes. */
export function Refusals({ id, refusals, explain, error }: RefusalsProps) {
  const lines = [...(error ? [error] : []), ...refusals.map(({ name, reason }) => explain[reason](name))];
  return (
    <div role="alert" id={id} className="sw-refusals">
      {lines.map((line) => (
        <p key={line}>
          <Icon icon={CircleAlert} size="small" />
          <span>{line}</span>
        </p>
      ))}
    </div>
  );
}
