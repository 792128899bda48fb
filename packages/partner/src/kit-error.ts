/** Something that the user can mend; the message says how, and nothing else is printed of it. */
export class KitError extends Error {
  override readonly name: string = 'KitError';
}

/** The command was written wrongly; its help is printed beside the message. */
export class UsageError extends KitError {
  override readonly name = 'UsageError';
}
