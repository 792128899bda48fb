/** The company that a document names. */
export interface Addressee {
  readonly companyName: string;
  readonly address: string;
  /** 13 digits. */
  readonly taxNumber: string;
}
