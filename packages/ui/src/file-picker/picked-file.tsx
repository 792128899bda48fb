/** A file in a picker, as its owner stores it. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** `ready` waits to be submitted with the form, `working` is being uploaded or read, `failed` can be retried. */
  readonly state: 'ready' | 'working' | 'done' | 'failed';
  /** 0 to 1 while `working`; absent if unknown. */
  readonly progress?: number | undefined;
  /** Under the name: "40 rows", or the error if it failed. */
  readonly detail?: string | undefined;
  /** The image itself, its URL, or the promise of one: of a page whose security policy shows no `blob:`. */
  readonly preview?: Blob | string | Promise<string> | undefined;
}
