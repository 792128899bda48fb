import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '../icon-button/icon-button.tsx';
import './period-head.css';

export interface PeriodHeadProps {
  /** The month or year shown; announced when it changes. */
  readonly title: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onMove: (step: -1 | 1) => void;
}

/** The month or year shown, with buttons for the previous and the next one. */
export function PeriodHead({ title, previousLabel, nextLabel, hasPrevious, hasNext, onMove }: PeriodHeadProps) {
  return (
    <div className="sw-period-head">
      <IconButton icon={ChevronLeft} label={previousLabel} isDisabled={!hasPrevious} onClick={() => onMove(-1)} />
      <p className="sw-period-head__title" aria-live="polite">
        {title}
      </p>
      <IconButton icon={ChevronRight} label={nextLabel} isDisabled={!hasNext} onClick={() => onMove(1)} />
    </div>
  );
}
