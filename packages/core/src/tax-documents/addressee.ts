/** The company that a document names. */
export interface Addressee {
  readonly companyName: string;
  readonly address: string;
  /** 13 digits. */
  readonly taxNumber: string;
  /** `00000` for the head office, else the branch's five digits; empty where it was never asked for. */
  readonly branch: string;
  /** 5 digits; empty where it was never asked for. */
  readonly postcode: string;
}
