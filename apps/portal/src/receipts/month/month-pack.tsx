import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { fetchMonthPack } from '@songwai/core/receipts/month-pack-calls';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Progress } from '@songwai/ui/progress/progress';
import { FileArchive } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../shell/actions/save-file.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface MonthPackProps {
  /** MM/YYYY. */
  readonly month: string;
}

/** All documents of the month as one ZIP. It can be stopped, and leaving the page stops it. */
export function MonthPack({ month }: MonthPackProps) {
  const t = useTranslate();
  const { transport, onError } = usePortal();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const download = async (signal: AbortSignal) => {
    try {
      const file = await fetchMonthPack(transport, month, signal);
      if (signal.aborted) return;
      const name = file.name ?? `songwai-${month.split('/').reverse().join('-')}.zip`;
      saveFile(file, name);
      setSaid(t('month.packDone', { name }));
      setState('idle');
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof GatewayError ? error : null;
      if (refusal === null) onError(error);
      setProblem(refusal?.code === 404 ? t('month.packNone') : refusal ? gatewayErrorText(refusal, t) : '');
      setState('failed');
    }
  };
  const handleStart = () => {
    stopping.current = new AbortController();
    setSaid('');
    setState('working');
    void download(stopping.current.signal);
  };
  const handleStop = () => {
    stopping.current?.abort();
    setSaid(t('month.packCancelled'));
    setState('idle');
  };

  return (
    <Card padding="large">
      <Stack>
        <p className="sw-note">{t('month.packHelp')}</p>
        {state === 'failed' ? (
          <Banner tone="danger" title={t('month.packFailed')}>
            {problem}
          </Banner>
        ) : null}
        {state === 'working' ? (
          <Progress
            label={t('month.packWorking')}
            value={null}
            cancel={
              <Button variant="quiet" onClick={handleStop}>
                {t('month.packCancel')}
              </Button>
            }
          />
        ) : (
          <div>
            <Button icon={FileArchive} onClick={handleStart}>
              {t('month.pack')}
            </Button>
          </div>
        )}
        {said ? <p className="sw-note">{said}</p> : null}
        <LiveRegion message={said} />
      </Stack>
    </Card>
  );
}
