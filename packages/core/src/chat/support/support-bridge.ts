/** Who opens a chat with support. */
export interface SupportVisitor {
  readonly name: string;
  /** Empty where none is known. */
  readonly email: string;
}

/**
 * A chat with support as the help button opens it: our own support room, or a widget of another provider (spec §2). A provider's launcher
 * stays hidden: it shows only between `show` and the call of `onHidden`'s hearer.
 */
export interface SupportBridge {
  /** Says who the visitor is; called again when that changes. Null once signed out. */
  identify(visitor: SupportVisitor | null): void;
  /** @throws Error where it cannot be loaded (blocked, offline): the panel then offers another try and the phone. */
  show(): Promise<void>;
  hide(): void;
  /** @returns a function that stops. */
  onHidden(hear: () => void): () => void;
}
