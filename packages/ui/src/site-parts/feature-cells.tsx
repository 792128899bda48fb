import type { ReactNode } from 'react';
import './feature-cells.css';

/** A reason, with a piece of the real thing. */
export interface FeatureCell {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What it looks like; says nothing that the text does not. */
  readonly example: ReactNode;
}

export interface FeatureCellsProps {
  /** Two wide and two narrow ones, crosswise. */
  readonly cells: readonly [FeatureCell, FeatureCell, FeatureCell, FeatureCell];
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Four reasons, each beside a piece of the product. */
export function FeatureCells({ cells, headingLevel = 3 }: FeatureCellsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="sw-features">
      {cells.map(({ id, title, text, example }) => (
        <li key={id} className="sw-features__cell">
          <div>
            <Heading className="sw-heading">{title}</Heading>
            <p className="sw-features__text sw-soft">{text}</p>
          </div>
          <div className="sw-features__example">{example}</div>
        </li>
      ))}
    </ul>
  );
}
