/** Why a file is not read. The text says what to do instead. */
export type ReadProblem =
  | {
      readonly code:
        | 'empty'
        /** More than may be unzipped, whatever the file says of its size. */
        | 'unpacksTooBig'
        | 'password'
        /** The Excel of before 2007. */
        | 'oldExcel'
        /** An .xlsb, whose parts are no XML. */
        | 'binaryExcel'
        | 'numbers'
        | 'openDocument'
        /** A web page that is called .xls, as many systems export it. */
        | 'webPage'
        /** A picture, a PDF, a text document. */
        | 'notTable'
        | 'tooWide'
        /** Damaged, or nothing that we know. */
        | 'unreadable'
        /** The headings are there, and nothing below them. */
        | 'noRows'
        /** The reader itself could not be loaded or broke off. */
        | 'reader';
    }
  | { readonly code: 'tooBig'; readonly mostMb: number }
  /** No sheet has an address. */
  | { readonly code: 'noTable'; readonly sheets: readonly string[] };

/** Thrown by the parts of the reader. */
export class UnreadableFile extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem.code);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

export const refuseFile = (code: Exclude<ReadProblem['code'], 'tooBig' | 'noTable'>): UnreadableFile =>
  new UnreadableFile({ code });
