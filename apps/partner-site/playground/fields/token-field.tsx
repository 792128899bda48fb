import { Button } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { TextField } from '@songwai/ui/text-field/text-field';
import { RefreshCw } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchTestToken } from '../start-data.ts';
import type { Texts } from '../texts.ts';
import { CodeName } from './attribute-field.tsx';
import { wordsOf } from './attribute-labels.ts';
import { endOfToken } from './check-value.ts';

interface TokenFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: 'th' | 'en';
  readonly text: Texts;
}

/** The token: one of this site's server for five minutes, or one that the developer pastes. */
export function TokenField({ value, onChange, language, text }: TokenFieldProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Once by itself; a field that somebody empties stays empty.
  const hasAsked = useRef(false);
  const until = endOfToken(value);
  const renew = useCallback(async () => {
    setAsking(true);
    setFailed(false);
    try {
      onChange(await fetchTestToken());
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }, [onChange]);
  const isMissing = value === '' && !hasAsked.current;
  useEffect(() => {
    if (!isMissing) return;
    hasAsked.current = true;
    void renew();
  }, [isMissing, renew]);
  const error = hasFailed ? text.token.failed : value.trim() !== '' && until === null ? text.problems.token : undefined;
  return (
    <div className="pg-token">
      <TextField
        label={wordsOf({ name: 'token', description: '' }, language).label}
        labelEnd={<CodeName name="token" />}
        value={value}
        onChange={onChange}
        error={error}
        spellCheck={false}
        autoComplete="off"
        translate="no"
      />
      <div className="pg-token__line">
        {until === null ? null : (
          <Countdown
            until={until}
            now={Date.now}
            spokenSeconds={[60, 10]}
            texts={{ label: text.token.left, left: text.token.secondsLeft, over: text.token.over }}
          />
        )}
        <Button icon={RefreshCw} isLoading={isAsking} onClick={() => void renew()}>
          {text.token.renew}
        </Button>
      </div>
    </div>
  );
}
