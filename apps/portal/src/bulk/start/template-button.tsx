import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Download } from 'lucide';
import { useState } from 'react';
import { saveFile } from '../../shell/actions/save-file.ts';

/** Saves the sample file in the page's language. Its writer loads with the first press. */
export function TemplateButton() {
  const t = useTranslate();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const { writeTemplate } = await import('../writing/write-template.ts');
      saveFile({ name: t('sheet.templateName'), content: await writeTemplate(language) }, t('sheet.templateName'));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button icon={Download} isLoading={state === 'busy'} onClick={() => void save()}>
        {t('sheet.template')}
      </Button>
      {state === 'failed' ? (
        <p className="sw-problem" role="alert">
          {t('sheet.templateFailed')}
        </p>
      ) : null}
    </>
  );
}
