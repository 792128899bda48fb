import { LegalText } from './legal-text.tsx';

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalText kind="privacy" />;
}

/** The terms of service. */
export function TermsPage() {
  return <LegalText kind="terms" />;
}

/** What we store in a browser. */
export function CookiePolicyPage() {
  return <LegalText kind="cookies" />;
}

/** What drivers agree to who process customers' data. */
export function DriverAgreementPage() {
  return <LegalText kind="drivers" />;
}
