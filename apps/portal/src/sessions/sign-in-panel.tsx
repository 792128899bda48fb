import { useState } from 'react';
import { CodeSignIn } from './code-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in by password, or, for who has forgotten it or was locked out, by a code. What was typed as the name goes along. */
export function SignInPanel() {
  const [userName, setUserName] = useState('');
  const [isByCode, setIsByCode] = useState(false);
  return isByCode ? (
    <CodeSignIn userName={userName} onUserName={setUserName} onBack={() => setIsByCode(false)} />
  ) : (
    <SignInForm userName={userName} onUserName={setUserName} onUseCode={() => setIsByCode(true)} />
  );
}
