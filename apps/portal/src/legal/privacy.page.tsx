import { LegalText } from './legal-text.tsx';

/** What we do with data. */
export function PrivacyPage() {
  return <LegalText kind="privacy" />;
}
