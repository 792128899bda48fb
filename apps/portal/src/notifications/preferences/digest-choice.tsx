import { type MailDigest, mailDigests } from '@songwai/core/notifications/timing';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Stack } from '@songwai/ui/layout/stack';
import { NotSaved } from './not-saved.tsx';
import type { Saving } from './use-savings.ts';

interface DigestChoiceProps {
  readonly value: MailDigest;
  readonly saving: Saving;
  readonly onChange: (digest: MailDigest) => void;
}

/** How many of the mails about deliveries arrive as one, which a company with many of them wants. */
export function DigestChoice({ value, saving, onChange }: DigestChoiceProps) {
  const t = useTranslate();
  return (
    <Card>
      <Stack gap="small">
        <div aria-hidden="true">
          <p className="sw-strong">{t('preferences.digest')}</p>
          <p className="sw-note">{t('preferences.digestHelp')}</p>
        </div>
        <ChoiceChips
          label={`${t('preferences.digest')}. ${t('preferences.digestHelp')}`}
          value={value}
          onChange={onChange}
          options={mailDigests.map((digest) => ({ value: digest, label: t(`preferences.${digest}Digest`) }))}
        />
        <NotSaved retry={saving.retry} />
      </Stack>
    </Card>
  );
}
