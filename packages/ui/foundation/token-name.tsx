import { useState } from 'react';
import { LiveRegion } from '../src/live-announcer/live-announcer.tsx';
import './token-name.css';

/** A token's name as a style sheet writes it; a press copies it. */
export function TokenName({ name, copied }: { readonly name: string; readonly copied: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const token = `--songwai-${name}`;
  const handlePress = () => {
    // Without a secure page there is no clipboard; the name can be selected all the same.
    navigator.clipboard?.writeText(`var(${token})`).then(() => setIsCopied(true), reportError);
  };
  return (
    <>
      <button type="button" className="sw-token-name" onClick={handlePress} onBlur={() => setIsCopied(false)}>
        {token}
      </button>
      {isCopied ? <span className="sw-foundation__note"> {copied}</span> : null}
      <LiveRegion message={isCopied ? `${token} ${copied}` : ''} />
    </>
  );
}
