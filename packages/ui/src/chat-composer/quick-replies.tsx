import './quick-replies.css';

export interface QuickRepliesProps<Id extends string> {
  /** Names the row: "Quick answers". */
  readonly label: string;
  readonly replies: readonly { readonly id: Id; readonly text: string }[];
  /** A tap sends. */
  readonly onPick: (id: Id) => void;
}

/** Answers of one tap over the composer, the likeliest first: one line that touch scrolls and that fades out at its end. */
export function QuickReplies<Id extends string>({ label, replies, onPick }: QuickRepliesProps<Id>) {
  if (replies.length === 0) return null;
  return (
    <fieldset className="sw-quick-replies" aria-label={label}>
      {replies.map(({ id, text }) => (
        <button key={id} type="button" className="sw-quick-reply" onClick={() => onPick(id)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
