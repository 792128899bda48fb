const asWritten = (text: string): string => text;

/** Replaces react-i18next's module of this name: only its `Trans` reads HTML's entities, and our texts have no elements. */
export { asWritten as unescape };
