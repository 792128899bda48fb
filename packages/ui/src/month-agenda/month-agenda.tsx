import { PeriodHead } from '../date-picker/period-head.tsx';
import { addMonths, clampTo, monthOf, moveByMonths } from '../lib/calendar.ts';
import { writeLongDay, writeMonth } from '../lib/calendar-words.ts';
import type { ListFaces } from '../list/list.tsx';
import { List } from '../list/list.tsx';
import { ListRow } from '../list/list-row.tsx';
import { AgendaGrid, type AgendaGridProps } from './agenda-grid.tsx';
import { AgendaMark } from './agenda-mark.tsx';
import type { AgendaEntry, AgendaState } from './agenda-model.ts';
import './month-agenda.css';

export interface MonthAgendaProps extends Omit<AgendaGridProps, 'entries' | 'holidays' | 'onDay'>, ListFaces {
  /** The chosen day, and so the month shown: fetch its entries when the month is another one. */
  readonly onDay: (day: string) => void;
  /** Those of the month, in the order of their times. */
  readonly entries: readonly AgendaEntry[];
  /** Names of holidays, by day. */
  readonly holidays?: Readonly<Record<string, string>> | undefined;
}

const legend: readonly AgendaState[] = ['planned', 'done', 'skipped', 'failed'];
const noHolidays: Readonly<Record<string, string>> = {};

/** A month with a mark for everything on its days, and what is on the chosen one. */
export function MonthAgenda(props: MonthAgendaProps) {
  const { label, lang, today, day, onDay, min, max, entries, holidays = noHolidays, texts, ...faces } = props;
  const month = monthOf(day);
  const holiday = holidays[day];
  const own = entries.filter((entry) => entry.day === day);
  const shownStates = legend.filter((state) => entries.some((entry) => entry.state === state));
  const hasHoliday = Object.keys(holidays).some((each) => monthOf(each) === month);

  return (
    <div className="sw-agenda">
      <div className="sw-agenda__month">
        <PeriodHead
          title={writeMonth(month, lang)}
          previousLabel={texts.previousMonth}
          nextLabel={texts.nextMonth}
          hasPrevious={min === undefined || addMonths(month, -1) >= monthOf(min)}
          hasNext={max === undefined || addMonths(month, 1) <= monthOf(max)}
          onMove={(step) => onDay(clampTo(moveByMonths(day, step), min, max))}
        />
        <AgendaGrid {...{ label, lang, today, day, onDay, min, max, entries, holidays, texts }} />
        {shownStates.length > 0 || hasHoliday ? (
          <ul className="sw-agenda__legend sw-note">
            {shownStates.map((state) => (
              <li key={state} className="sw-agenda__key">
                <AgendaMark state={state} />
                {texts.states[state]}
              </li>
            ))}
            {hasHoliday ? (
              <li className="sw-agenda__key">
                <span className="sw-agenda__holiday" aria-hidden="true" />
                {texts.holiday}
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
      <section className="sw-agenda__day" aria-label={writeLongDay(day, lang)}>
        <div className="sw-agenda__head" aria-live="polite">
          <p className="sw-strong">{writeLongDay(day, lang)}</p>
          {holiday === undefined ? null : <p className="sw-note">{`${texts.holiday} · ${holiday}`}</p>}
        </div>
        <List
          {...faces}
          label={writeLongDay(day, lang)}
          items={own}
          renderItem={({ state, title, detail, time, link, actions }) => (
            <ListRow
              leading={<AgendaMark state={state} />}
              title={
                <>
                  {title} <span className="sw-visually-hidden">{texts.states[state]}</span>
                </>
              }
              detail={detail}
              trailing={time}
              {...{ link, actions }}
            />
          )}
        />
      </section>
    </div>
  );
}
