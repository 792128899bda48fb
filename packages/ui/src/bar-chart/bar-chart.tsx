import { Table2 } from 'lucide';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../lib/class-names.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import type { BarsProps } from './bars.tsx';
import { Bars } from './bars.tsx';
import { isNamed, ticksUpTo } from './scale.ts';
import './bar-chart.css';

export interface BarChartTexts {
  /** Header of the table's first column: "Week". */
  readonly nameHeader: string;
  /** Header of the second column: "Spend". */
  readonly valueHeader: string;
  /** Label of the button that shows the values as a table; below it, the keyboard instructions, read with the bars. */
  readonly showTable: string;
  readonly instructions: string;
  readonly loading: string;
}

export interface BarChartProps extends Pick<BarsProps, 'label' | 'bars' | 'format' | 'highlightedId' | 'onChoose'> {
  /** Short form of a value for the axis: "4k"; defaults to `format`. */
  readonly formatAxis?: ((value: number) => string) | undefined;
  /** An `EmptyState`, shown if no value is above 0. */
  readonly empty: ReactNode;
  readonly isLoading?: boolean | undefined;
  readonly texts: BarChartTexts;
}

/** A few ordered values of one kind, as bars from zero; the same data is available as a table. */
export function BarChart(props: BarChartProps) {
  const { label, bars, format, formatAxis = format, highlightedId, onChoose, empty, isLoading, texts } = props;
  const [isTableShown, setIsTableShown] = useState(false);
  const tableId = useId();
  const ticks = ticksUpTo(Math.max(0, ...bars.map((bar) => bar.value)));
  const top = ticks.at(-1) ?? 0;

  if (isLoading) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="block" height="188px" />
      </SkeletonGroup>
    );
  }
  if (top === 0) return <>{empty}</>;

  return (
    <figure className="sw-chart">
      <div className="sw-chart__plot sw-note">
        <div className="sw-chart__axis sw-figures" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatAxis(tick)}</span>
          ))}
        </div>
        <Bars
          {...{ label, bars, top, format, highlightedId, onChoose }}
          lineCount={ticks.length}
          instructions={texts.instructions}
        />
        <div className="sw-chart__names sw-figures" aria-hidden="true">
          {bars.map((bar, index) => (
            <span key={bar.id} className={bar.id === highlightedId ? 'sw-chart__name--highlighted' : undefined}>
              {isNamed(index, bars.length) ? bar.label : ''}
            </span>
          ))}
        </div>
      </div>
      <Button
        variant="quiet"
        size="dense"
        icon={Table2}
        aria-expanded={isTableShown}
        aria-controls={tableId}
        onClick={() => setIsTableShown(!isTableShown)}
      >
        {texts.showTable}
      </Button>
      <div id={tableId} className={classNames('sw-chart__data', !isTableShown && 'sw-visually-hidden')}>
        <table className="sw-chart__table">
          <caption className="sw-chart__caption">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.nameHeader}</th>
              <th scope="col">{texts.valueHeader}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id}>
                <th scope="row">{bar.name}</th>
                <td className="sw-figures">{format(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
