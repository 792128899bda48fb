import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { TextField } from '@songwai/ui/text-field/text-field';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';

/** Asks for the number of the job to print. */
export function ReportSearch() {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const [number, setNumber] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim();
    setIsMissing(typed === '');
    if (typed === '') field.current?.focus();
    else navigate(`/job/report/${encodeURIComponent(typed)}`);
  };
  return (
    <form className="sw-not-on-paper" onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextField
          ref={field}
          label={t('report.number')}
          hint={t('report.numberHelp')}
          value={number}
          onChange={setNumber}
          error={isMissing && number.trim() === '' ? t('report.numberMissing') : undefined}
          autoComplete="off"
          maxLength={40}
          isRequired
        />
        <Stack direction="row">
          <Button type="submit" variant="primary">
            {t('report.open')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
