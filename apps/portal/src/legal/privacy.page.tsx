import { LegalText } from './legal-text.tsx';

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalText kind="privacy" />;
}
