import { Ban } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import './calendar-day.css';

/** Shows why the focused day or month is not available. Visual only: a screen reader has the reason in the day's name. */
export function RefusalNote({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : (
    <p className="sw-calendar__reason sw-note" aria-hidden="true">
      <Icon icon={Ban} size="small" />
      {reason}
    </p>
  );
}
