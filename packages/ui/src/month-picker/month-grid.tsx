import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { addMonths, clampTo } from '../lib/calendar.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { writeMonth, writeMonthName } from '../lib/calendar-words.ts';
import { classNames } from '../lib/class-names.ts';
import '../date-picker/calendar-day.css';
import './month-grid.css';

/** Which months can be selected. Months are `YYYY-MM`. */
export interface MonthRules {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Why a month within the range is not available, as a sentence; undefined if it is. */
  readonly whyNot?: ((month: string) => string | undefined) | undefined;
}

export interface MonthGridProps extends MonthRules {
  readonly label: string;
  readonly lang: CalendarLang;
  readonly value: string;
  readonly thisMonth: string;
  /** The month with the keyboard focus; its year is shown. */
  readonly cursor: string;
  readonly onCursor: (month: string) => void;
  readonly onChoose: (month: string) => void;
  /** A key would lead to this month, which is outside the range; undefined when one stays inside. */
  readonly onLimit: (month: string | undefined) => void;
}

/**
 * The twelve months of a year. One tab stop; arrow keys move by months and rows, Page keys by years. It takes the focus when
 * mounted.
 */
export function MonthGrid(props: MonthGridProps) {
  const { label, lang, value, thisMonth, cursor, onCursor, onChoose, onLimit, min, max, whyNot } = props;
  const grid = useRef<HTMLTableElement>(null);
  const isFocusWanted = useRef(true);
  const year = cursor.slice(0, 4);
  const ofYear = Number(cursor.slice(5)) - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor's month is looked up after its year is rendered
  useLayoutEffect(() => {
    if (isFocusWanted.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    isFocusWanted.current = false;
  }, [cursor]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -3,
      ArrowDown: 3,
      Home: -ofYear,
      End: 11 - ofYear,
      PageUp: -12,
      PageDown: 12,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isFocusWanted.current = true;
    const target = addMonths(cursor, step);
    onLimit(target === clampTo(target, min, max) ? undefined : target);
    onCursor(clampTo(target, min, max));
  };

  const renderMonth = (month: string) => {
    const isOutside = month !== clampTo(month, min, max);
    const reason = isOutside ? undefined : whyNot?.(month);
    const isDisabled = isOutside || reason !== undefined;
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
      <td key={month} role="gridcell" aria-selected={month === value} className="sw-months__cell">
        <button
          type="button"
          className={classNames(
            'sw-calendar__day sw-months__month',
            month === thisMonth && 'sw-calendar__day--now',
            month === value && 'sw-calendar__day--chosen',
            reason !== undefined && 'sw-calendar__day--refused',
          )}
          tabIndex={month === cursor ? 0 : -1}
          aria-label={[writeMonth(month, lang), reason].filter(Boolean).join(', ')}
          aria-current={month === thisMonth ? 'date' : undefined}
          aria-disabled={isDisabled || undefined}
          title={reason}
          onClick={() => (isDisabled ? isOutside || onCursor(month) : onChoose(month))}
        >
          {writeMonthName(month, lang)}
        </button>
      </td>
    );
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning
    <table ref={grid} role="grid" aria-label={label} className="sw-months" onKeyDown={handleKeyDown}>
      <tbody>
        {[0, 3, 6, 9].map((first) => (
          <tr key={first}>{[0, 1, 2].map((offset) => renderMonth(addMonths(`${year}-01`, first + offset)))}</tr>
        ))}
      </tbody>
    </table>
  );
}
