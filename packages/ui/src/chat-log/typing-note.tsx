import './typing-note.css';

/** Somebody is writing: three dots, and the words. Not announced, because it comes and goes. */
export function TypingNote({ text }: { readonly text: string }) {
  return (
    <p className="sw-typing-note sw-note">
      <span className="sw-typing-note__dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="sw-clip">{text}</span>
    </p>
  );
}
