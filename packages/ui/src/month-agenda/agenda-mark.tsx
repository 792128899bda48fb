import { Check, X } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { AgendaState } from './agenda-model.ts';
import './agenda-mark.css';

const icons = { done: Check, failed: X, planned: undefined, skipped: undefined };

/** The mark of a state: a dot, a check, an open ring, a cross. Its word is elsewhere. */
export function AgendaMark({ state }: { readonly state: AgendaState }) {
  const icon = icons[state];
  return (
    <span className={`sw-agenda-mark sw-agenda-mark--${state}`} aria-hidden="true">
      {icon ? <Icon icon={icon} /> : null}
    </span>
  );
}
