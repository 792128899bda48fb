import { CircleAlert } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { Refusal, RefusalReason } from './check-files.ts';
import './refusals.css';

export interface RefusalsProps {
  readonly id: string;
  readonly refusals: readonly Refusal[];
  /** "“notes.pdf” is no spreadsheet. Save it as XLSX or CSV." */
  readonly explain: Readonly<Record<RefusalReason, (name: string) => string>>;
  /** An error of the owner's: "Add the file first". */
  readonly error?: string | undefined;
}

/** What was not taken and why, each file by its name. The element is there while empty, so that a screen reader announces what comes. */
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
