import { Ban } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import './calendar-day.css';

/** Why the day or the month under the cursor cannot be had, for the eye: a screen reader has it in the day's own name. */
export function RefusalNote({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : (
    <p className="sw-calendar__reason sw-note" aria-hidden="true">
      <Icon icon={Ban} size="small" />
      {reason}
    </p>
  );
}
