import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { findLines, linesOf } from './find-lines.ts';
import type { ListedPlace } from './trip-list.ts';

interface PasteLinesProps {
  /** How many stops still fit into the list. */
  readonly room: number;
  readonly onFound: (places: readonly ListedPlace[]) => void;
}

/** Several stops at once: a line each, looked up one after the other. Lines that are not found stay to be corrected. */
export function PasteLines({ room, onFound }: PasteLinesProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
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
      const { places, missing } = await findLines(transport, lines.slice(0, room), {
        signal: controller.signal,
        onProgress: setDone,
      });
      onFound(places);
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
