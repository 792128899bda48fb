import './trust-line.css';

/** A figure that speaks for itself. */
export interface TrustFact {
  readonly value: string;
  readonly text: string;
}

/** Figures in one line across the page, on a phone two beside each other. */
export function TrustLine({ label, facts }: { readonly label: string; readonly facts: readonly TrustFact[] }) {
  return (
    <section className="sw-trust" aria-label={label}>
      <ul className="sw-trust__facts">
        {facts.map(({ value, text }) => (
          <li key={value}>
            <span className="sw-trust__value sw-figures">{value}</span> <span className="sw-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
