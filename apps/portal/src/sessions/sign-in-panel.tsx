import { useState } from 'react';
import { CodeSignIn } from './code-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in-panel.css';

/** Sign-in by password, or by a code if the password is forgotten or locked. Both share the typed name. */
export function SignInPanel() {
  const [userName, setUserName] = useState('');
  const [isByCode, setIsByCode] = useState(false);
  return isByCode ? (
    <CodeSignIn userName={userName} onUserName={setUserName} onBack={() => setIsByCode(false)} />
  ) : (
    <SignInForm userName={userName} onUserName={setUserName} onUseCode={() => setIsByCode(true)} />
  );
}
