import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useEffect, useId, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { findLines, linesOf, type UnclearLine } from './find-lines.ts';
import type { ListedPlace } from './trip-list.ts';

interface PasteLinesProps {
  /** How many stops still fit into the list. */
  readonly room: number;
  readonly onFound: (places: readonly ListedPlace[]) => void;
}

interface LineChoiceProps {
  readonly unclear: UnclearLine;
  readonly onChoose: (place: ListedPlace) => void;
}

/** Which of several places with one name is meant: nothing is chosen silently. */
function LineChoice({ unclear: { line, meanings }, onChoose }: LineChoiceProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card tone="sunken">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second border inside the card. */}
      <div role="group" aria-labelledby={id}>
        <Stack gap="small">
          <p id={id} className="sw-strong">
            {t('split.which', { line })}
          </p>
          {meanings.map((place) => (
            <Button key={place.placeId} onClick={() => onChoose({ ...place, line })}>
              {[place.name, place.district].filter((part) => part !== '').join(' · ')}
            </Button>
          ))}
        </Stack>
      </div>
    </Card>
  );
}

/** Several stops at once: a line each, looked up one after the other. Lines that are not found stay to be corrected, and names of several places are asked about. */
export function PasteLines({ room, onFound }: PasteLinesProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [unclear, setUnclear] = useState<readonly (UnclearLine & { readonly id: number })[]>([]);
  const lastId = useRef(0);
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const lines = linesOf(text);
  const total = Math.min(lines.length, room);

  const add = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    try {
      const {
        places,
        unclear: asked,
        missing,
      } = await findLines(transport, lines.slice(0, room), {
        signal: controller.signal,
        onProgress: setDone,
      });
      onFound(places);
      const questions = asked.map((each) => {
        lastId.current += 1;
        return { ...each, id: lastId.current };
      });
      setUnclear((before) => [...before, ...questions]);
      setText([...missing, ...lines.slice(room)].join('\n'));
      if (missing.length > 0) setProblem(t('split.missing', { count: missing.length }));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      setProblem(gatewayErrorText(error, t));
    } finally {
      if (running.current === controller) setDone(null);
    }
  };
  const choose = (chosen: UnclearLine, place: ListedPlace) => {
    setUnclear((all) => all.filter((each) => each !== chosen));
    onFound([place]);
  };
  const stop = () => {
    running.current?.abort();
    setDone(null);
  };

  return (
    <Stack gap="small">
      <TextArea
        label={t('split.paste')}
        hint={t('split.pasteHint')}
        error={problem}
        rows={3}
        value={text}
        isReadOnly={done !== null}
        onChange={setText}
      />
      {unclear.map((each) => (
        <LineChoice key={each.id} unclear={each} onChoose={(place) => choose(each, place)} />
      ))}
      {done === null ? (
        <Button isDisabled={total === 0} onClick={() => void add()}>
          {t('split.pasteAdd')}
        </Button>
      ) : (
        <Stack direction="row" gap="small">
          <p role="status">{t('split.pasting', { done, total })}</p>
          <Button variant="quiet" onClick={stop}>
            {t('split.stopPasting')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
