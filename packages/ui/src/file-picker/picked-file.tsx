/** A file in a picker, as its owner keeps it. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** `ready` waits to be sent with the form, `working` is being sent or read, `failed` can be tried again. */
  readonly state: 'ready' | 'working' | 'done' | 'failed';
  /** 0 to 1 while it works; absent: progress is unknown. */
  readonly progress?: number | undefined;
  /** Under the name: "40 rows", and what went wrong where it failed. */
  readonly detail?: string | undefined;
  /** The picture itself, or its address. */
  readonly preview?: Blob | string | undefined;
}
