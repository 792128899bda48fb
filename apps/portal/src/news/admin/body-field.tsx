import { previewNews } from '@songwai/core/news/admin/news-admin-calls';
import { longestNewsBody } from '@songwai/core/news/news-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { ProseHtml } from '@songwai/ui/prose/prose-html';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface BodyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Markdown, and what readers will see of it: the gateway renders both the same way. */
export function BodyField({ label, value, onChange }: BodyFieldProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [html, setHtml] = useState<string | null>(null);
  const rendering = useAction();
  const handlePreview = () => void rendering.run(async () => setHtml(await previewNews(transport, { body: value })));
  return (
    <Stack>
      <TextArea
        label={label}
        hint={t('newsAdmin.bodyHelp')}
        rows={10}
        maxLength={longestNewsBody}
        value={value}
        onChange={onChange}
      />
      <Stack direction="row">
        <Button isDisabled={value.trim() === ''} isLoading={rendering.isBusy} onClick={handlePreview}>
          {t('newsAdmin.preview')}
        </Button>
      </Stack>
      <Problem error={rendering.error} />
      {html === null ? null : (
        <section aria-label={t('newsAdmin.previewOf')}>
          <Card>
            <ProseHtml html={html} />
          </Card>
        </section>
      )}
    </Stack>
  );
}
