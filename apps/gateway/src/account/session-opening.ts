/** What a session begins with. */
export interface SessionOpening {
  readonly userId: string;
  readonly channel: string;
  readonly device: { readonly name: string; readonly version: string };
}
