import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import type { Saving } from './use-savings.ts';

/** That a setting is as it was, because its change could not be saved, and a way to try again; nothing otherwise. */
export function NotSaved({ retry }: Pick<Saving, 'retry'>) {
  const t = useTranslate();
  if (retry === null) return null;
  return (
    <Stack direction="row" gap="small" justify="between">
      <p role="alert" className="sw-problem">
        {t('preferences.notSaved')}
      </p>
      <Button variant="quiet" size="dense" onClick={retry}>
        {t('common.retry')}
      </Button>
    </Stack>
  );
}
