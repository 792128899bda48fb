import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Stack } from '@songwai/ui/layout/stack';
import { useState } from 'react';
import { useUser } from '../../shell/session/use-user.ts';
import { Outcome } from '../../shell/settings/outcome.tsx';
import { CompanyData } from './company-data.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyVerification } from './company-verification.tsx';
import '../../shell/settings/settings-parts.css';

/** The section "company and documents": whom invoices are made out to, and the proof that the company exists. */
export function CompanySettings() {
  const t = useTranslate();
  const user = useUser();
  const [done, setDone] = useState<string | null>(null);
  const [isBecoming, setIsBecoming] = useState(false);
  if (user === null) return null;
  const isOwner = user.company?.isOwner ?? user.kind === 'company';

  return (
    <Stack gap="large">
      {done ? <Outcome key={done} text={done} /> : null}
      {user.company === null && user.kind === 'individual' ? (
        <Card>
          <EmptyState
            title={t('company.person')}
            action={<Button onClick={() => setIsBecoming(true)}>{t('company.personToCompany')}</Button>}
          >
            <Phrases text={t('company.personDetail')} />
          </EmptyState>
        </Card>
      ) : (
        <CompanyData user={user} onDone={setDone} />
      )}
      {isOwner ? <CompanyVerification onDone={setDone} /> : null}
      {isBecoming ? (
        <CompanyDialog
          user={user}
          onSaved={() => {
            setIsBecoming(false);
            setDone(t('company.saved'));
          }}
          onClose={() => setIsBecoming(false)}
        />
      ) : null}
    </Stack>
  );
}
