import { LegalPage } from './legal-page.tsx';

/** What we do with data. */
export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}
