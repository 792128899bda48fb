/** A text in which `names` of code are marked as such. */
export function HintText({ text, isEnglish }: { readonly text: string; readonly isEnglish?: boolean }) {
  return (
    <span lang={isEnglish ? 'en' : undefined}>
      {text.split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code key={part} className="pg-code" translate="no">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
