import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { maxListStops } from '@songwai/core/route-optimisation/trips-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { LocalLink } from '../../shell/local-link.tsx';
import type { StartReading } from '../reading/start-reading.ts';
import { ColumnCard } from './column-card.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { FileArea } from './file-area.tsx';
import { HiddenRowsCard, HiddenSheetCard } from './hidden-cards.tsx';
import { ManyCard } from './many-card.tsx';
import { PasteTable } from './paste-table.tsx';
import { PickUpCard } from './pick-up-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { RefusedCard } from './refused-card.tsx';
import { type FirstRead, type ReadingOptions, useReading } from './use-reading.ts';
import './start-step.css';

export interface StartStepProps {
  readonly startReading: StartReading;
  /** Called with the rows of a file once all its questions are answered. */
  readonly onSheet: ReadingOptions['onSheet'];
  /** A sheet that is read at once, in place of the one before. */
  readonly first?: FirstRead | null;
  /** Null until it is chosen. */
  readonly pickUp: JobStop | null;
  readonly onPickUp: (pickUp: JobStop) => void;
  /** The last files: `RecentFiles`. */
  readonly recent?: ReactNode;
}

/** The first step: a file or a pasted table, and where its rows are picked up. */
export function StartStep({ startReading, onSheet, first = null, pickUp, onPickUp, recent }: StartStepProps) {
  const t = useTranslate();
  const reading = useReading({ startReading, onSheet, first });
  const { state, take, cancel } = reading;
  const [isPasting, setIsPasting] = useState(false);
  const openPaste = () => setIsPasting(true);
  return (
    <div className="portal-start">
      <div className="portal-start__columns">
        {state.kind === 'idle' ? <FileArea onSource={(source) => take(source)} onPaste={openPaste} /> : null}
        {state.kind === 'reading' ? <ReadingCard onCancel={cancel} /> : null}
        {state.kind === 'refused' ? <RefusedCard problem={state.problem} onSource={take} onPaste={openPaste} /> : null}
        {state.kind === 'hiddenSheet' ? (
          <HiddenSheetCard name={state.read.table.name} onTake={reading.takeHiddenSheet} onOther={cancel} />
        ) : null}
        {state.kind === 'column' ? (
          <ColumnCard read={state.read} onYes={reading.acceptColumn} onOther={reading.askColumns} />
        ) : null}
        {state.kind === 'columns' ? <ColumnsCard read={state.read} onChoose={reading.chooseColumns} /> : null}
        {state.kind === 'hiddenRows' ? (
          <HiddenRowsCard
            count={state.read.hiddenRows}
            hasOthers={rowsOfTable(state.read.table, state.read.columns, '').total > 0}
            onLeave={() => reading.answerHiddenRows(false)}
            onTake={() => reading.answerHiddenRows(true)}
          />
        ) : null}
        {state.kind === 'many' ? <ManyCard sheet={state.sheet} onAccept={reading.acceptMany} /> : null}
        <div className="portal-start__aside">
          <PickUpCard pickUp={pickUp} onChange={onPickUp} />
          <Card>
            <h2 className="sw-heading sw-heading--small">{t('sheet.hintTitle')}</h2>
            <p className="sw-soft">{t('sheet.hint')}</p>
          </Card>
          <Card>
            <h2 className="sw-heading sw-heading--small">{t('sheet.routesTitle')}</h2>
            <p className="sw-soft">{t('sheet.routesHint', { most: maxListStops })}</p>
            <LocalLink to="/routeOptimize" kind="standalone">
              {t('sheet.routes')}
            </LocalLink>
          </Card>
        </div>
      </div>
      {recent}
      {isPasting ? <PasteTable onText={take} onClose={() => setIsPasting(false)} /> : null}
    </div>
  );
}
