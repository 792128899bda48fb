/** A stored text with the id of its user; null: a visitor's. */
export const draftOf = (userId: string | null, text: string): string => JSON.stringify({ userId, text });

/** The text of what `draftOf` made, for its own user, or for whoever comes after a visitor; null for everybody else. */
export const draftFor = (userId: string | null, stored: string | null): string | null => {
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null || !('userId' in draft) || !('text' in draft)) return null;
    const isOwn = draft.userId === null || draft.userId === userId;
    return isOwn && typeof draft.text === 'string' ? draft.text : null;
  } catch {
    // A draft that cannot be read is as good as none.
    return null;
  }
};
