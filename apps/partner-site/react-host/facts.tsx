import type { AppState } from './app-state.ts';
import type { texts } from './texts.ts';

interface FactsProps {
  readonly state: AppState;
  readonly text: (typeof texts)['th' | 'en'];
}

const inBaht = (satang: number): string => `฿${(satang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** What the events said, beside the element. */
export function Facts({ state, text }: FactsProps) {
  const { step, amountSatang, isSignedOn, log } = state;
  return (
    <>
      <h2>{text.now}</h2>
      <dl className="facts" aria-live="polite">
        <div>
          <dt>{text.step}</dt>
          <dd>{text.steps[step]}</dd>
        </div>
        <div>
          <dt>{text.price}</dt>
          <dd>{amountSatang === null ? text.noPrice : inBaht(amountSatang)}</dd>
        </div>
        <div>
          <dt>{text.account}</dt>
          <dd>{isSignedOn ? text.yes : text.notYet}</dd>
        </div>
      </dl>
      <h2>{text.log}</h2>
      {log.length === 0 ? <p>{text.nothing}</p> : null}
      <ol className="log">
        {log.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
    </>
  );
}
