import { Ban } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import './calendar-day.css';

/**
 * Says and shows why a key did not move the focus: the range ends there. Keep it mounted.
 */
export function LimitNote({ reason }: { readonly reason: string | undefined }) {
  return (
    <>
      <LiveRegion message={reason ?? ''} politeness="assertive" />
      <RefusalNote reason={reason} />
    </>
  );
}

/** Shows why the focused day or month is not available. Visual only: a screen reader has the reason in the day's name. */
export function RefusalNote({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : (
    <p className="sw-calendar__reason sw-note" aria-hidden="true">
      <Icon icon={Ban} size="small" />
      {reason}
    </p>
  );
}
