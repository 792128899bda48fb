import { Logo } from '../logo/logo.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './document-preview.css';

/** A line of the document's table. */
export interface DocumentRow {
  readonly id: string;
  readonly name: string;
  /** Under the name, a line each. */
  readonly details?: readonly string[] | undefined;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

export interface DocumentPreviewProps {
  /** The issuer's wordmark, and its phone and site under it. */
  readonly issuer: { readonly name: string; readonly detail: string };
  readonly title: string;
  readonly subtitle: string;
  /** Whom it is for; the first line is a name. */
  readonly recipient: { readonly label: string; readonly lines: readonly string[] };
  /** Number and dates. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: {
    readonly item: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly amount: string;
  };
  readonly rows: readonly DocumentRow[];
  /** Sums before the total. */
  readonly sums: readonly { readonly label: string; readonly value: string }[];
  readonly total: { readonly label: string; readonly value: string };
  /** The total once more in words, under it; the label is for screen readers. */
  readonly totalInWords?: { readonly label: string; readonly value: string } | undefined;
  /** What happens next, as a route. */
  readonly steps?: { readonly label: string; readonly items: readonly string[] } | undefined;
  readonly notes: readonly string[];
  /** Lines to sign on, at the foot. */
  readonly signatures?: readonly string[] | undefined;
}

/** An A4 page with a table of prices, as wide as its container: light in both themes, like paper. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { issuer, title, subtitle, recipient, facts, columns, rows, sums, total, totalInWords, steps, notes } = props;
  const { signatures = [] } = props;
  const [recipientName, ...recipientLines] = recipient.lines;
  return (
    <div className="sw-document">
      {/* Its own root restores the light theme's colours. */}
      <article className="sw-root sw-document__page" data-theme="light" aria-label={title}>
        <header className="sw-document__head">
          <div>
            <Logo name={issuer.name} />
            <p className="sw-document__small">{issuer.detail}</p>
          </div>
          <div className="sw-document__end">
            <p className="sw-document__title">{title}</p>
            <p className="sw-document__small">{subtitle}</p>
          </div>
        </header>
        <div className="sw-document__head">
          <div className="sw-document__recipient">
            <p className="sw-document__small">{recipient.label}</p>
            <p className="sw-strong">{recipientName}</p>
            {recipientLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <dl className="sw-document__facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="sw-strong sw-figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <table className="sw-document__table">
          <thead>
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.quantity}</th>
              <th scope="col">{columns.unitPrice}</th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, details = [], quantity, unitPrice, amount }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {details.map((detail) => (
                    <span key={detail} className="sw-document__small">
                      {detail}
                    </span>
                  ))}
                </th>
                <td>{quantity}</td>
                <td className="sw-figures">{unitPrice}</td>
                <td className="sw-figures">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="sw-document__end-row">
          {steps ? (
            <div>
              <p className="sw-strong">{steps.label}</p>
              <ol className="sw-document__steps">
                {steps.items.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ) : null}
          <dl className="sw-document__sums">
            {sums.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="sw-figures">{value}</dd>
              </div>
            ))}
            <div className="sw-document__total">
              <dt>{total.label}</dt>
              <dd className="sw-figures">{total.value}</dd>
            </div>
            {totalInWords ? (
              <div>
                <dt>
                  <VisuallyHidden>{totalInWords.label}</VisuallyHidden>
                </dt>
                <dd className="sw-document__small sw-document__end">{totalInWords.value}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        <ul className="sw-document__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {signatures.length > 0 ? (
          <div className="sw-document__signatures">
            {signatures.map((name) => (
              <p key={name}>{name}</p>
            ))}
          </div>
        ) : null}
      </article>
    </div>
  );
}
