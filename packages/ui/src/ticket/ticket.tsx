import { Ticket as TicketIcon } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './ticket.css';

export interface TicketProps {
  /** What the code is for: "Promo code". */
  readonly label: string;
  readonly code: string;
  /** What it gives. */
  readonly note: ReactNode;
  /** What can be done with it, below the tear: use it, copy it. */
  readonly actions: ReactNode;
}

/** A code as a ticket: large enough to be read out, with what can be done with it. */
export function Ticket({ label, code, note, actions }: TicketProps) {
  return (
    <section className="sw-ticket" aria-label={label}>
      <p className="sw-note">{label}</p>
      <p className="sw-ticket__code" translate="no">
        {code}
      </p>
      <p className="sw-soft">{note}</p>
      <div className="sw-ticket__actions">{actions}</div>
    </section>
  );
}

/** A code in a text or on a card. */
export function TicketCode({ code }: { readonly code: string }) {
  return (
    <span className="sw-ticket-code" translate="no">
      <Icon icon={TicketIcon} size="small" />
      {code}
    </span>
  );
}
