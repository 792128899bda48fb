import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { EventLog, type LoggedEvent } from '@songwai/ui/event-log/event-log';
import { useState } from 'react';
import type { ElementInfo } from '../element-info.ts';
import type { Texts } from '../texts.ts';
import type { Typed } from '../typed-values.ts';
import { clockTime, detailLine } from './format-event.ts';
import { LiveElement } from './live-element.tsx';
import { useError } from './use-error.ts';

interface StageProps {
  readonly element: ElementInfo;
  readonly values: Typed;
  readonly accent: string;
  readonly events: readonly string[];
  readonly songwaiOrigin: string;
  readonly text: Texts;
}

const widths = ['320', '420', 'full'] as const;
const mostEvents = 100;

/** The element at the width of a place in a page, and what it says. */
export function Stage({ element, values, accent, events, songwaiOrigin, text }: StageProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>('420');
  const [isWhole, setWhole] = useState(false);
  const [log, setLog] = useState<readonly LoggedEvent[]>([]);
  const { error, noteError } = useError(values);

  const handleEvent = (event: CustomEvent<unknown>) => {
    noteError(event);
    setLog((before) => {
      const entry = { time: clockTime(new Date()), name: event.type, detail: detailLine(event.detail) };
      return [{ id: (before[0]?.id ?? 0) + 1, ...entry }, ...before].slice(0, mostEvents);
    });
  };

  return (
    <section className="pg-stage" aria-label={text.preview}>
      <div className="pg-stage__head">
        <h2>{text.preview}</h2>
        <ChoiceChips
          label={text.width}
          value={width}
          onChange={setWidth}
          options={widths.map((one) => ({ value: one, label: one === 'full' ? text.full : one }))}
        />
      </div>
      {error === null ? null : (
        <Banner tone="warn" title={`${error.code}${error.reason ? ` · ${error.reason}` : ''}`}>
          <p lang="en">{error.message}</p>
          <p>{text.errors[error.reason] ?? text.errors[error.code] ?? text.errors['other']}</p>
          <a className="pg-link" href={`${songwaiOrigin}/widget/v1/help.html#${error.reason || error.code}`}>
            {text.help}
          </a>
        </Banner>
      )}
      <div className={isWhole ? 'pg-stage__view pg-stage__view--whole' : 'pg-stage__view'}>
        <div className={`pg-stage__place pg-stage__place--${width}`}>
          {element.tag === 'songwai-button' ? <p className="sw-note">{text.inCorner}</p> : null}
          <LiveElement {...{ element, values, accent, events }} onEvent={handleEvent} />
        </div>
      </div>
      <div className="pg-stage__more">
        <Button isFullWidth aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.shrink : text.expand}
        </Button>
      </div>
      <EventLog
        title={text.events}
        emptyText={text.noEvents}
        events={log}
        action={
          <Button variant="quiet" isDisabled={log.length === 0} onClick={() => setLog([])}>
            {text.clear}
          </Button>
        }
      />
    </section>
  );
}
