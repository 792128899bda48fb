import { useStoredDraft } from './use-stored-draft.ts';

const read = <Form extends object>(text: string, start: Form): Form => {
  if (text === '') return start;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return start;
    // Only the form's own fields, and only texts: an earlier version may have stored others.
    const known = Object.entries(stored).filter(([name, value]) => name in start && typeof value === 'string');
    return { ...start, ...Object.fromEntries(known) };
  } catch {
    // A draft that cannot be read is as good as none.
    return start;
  }
};

/** Several texts that survive a reload and a new sign-in; `start` is what stands there without a draft. */
export function useStoredForm<Form extends object>(
  name: string,
  start: Form,
): readonly [form: Form, change: (form: Form) => void, forget: () => void] {
  const [text, setText, forget] = useStoredDraft(name);
  return [read(text, start), (form) => setText(JSON.stringify(form)), forget];
}
