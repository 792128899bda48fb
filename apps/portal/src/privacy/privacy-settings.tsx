import { Stack } from '@songwai/ui/layout/stack';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { ComplaintContacts } from './complaint-contacts.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { DataRequests } from './data-requests.tsx';
import { ErasureBanner } from './erasure-banner.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { PrivacyRights } from './privacy-rights.tsx';
import { privacyQuery } from './privacy-settings.queries.ts';
import { StoredData } from './stored-data.tsx';
import '../shell/settings/settings-parts.css';

/** The section "privacy": what is stored, the choices and rights over it, and what came of earlier requests. */
export function PrivacySettings() {
  const { transport } = usePortal();
  const user = useUser();
  const { data } = useQuery(privacyQuery(transport));
  if (user === null) return null;
  return (
    <Stack gap="large">
      <ErasureBanner />
      <StoredData user={user} />
      <PrivacyChoices userId={user.userId} />
      <PrivacyRights isErasing={data?.erasureDueAt != null} />
      <DataRequests />
      <ConsentHistory userId={user.userId} />
      <ComplaintContacts />
    </Stack>
  );
}
