/** Characters of a pasted text. Longer ones are refused by the call; its client sends the beginning. */
export const pasteMaxLength = 5_000;
