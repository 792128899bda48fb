/** Pages where a customer only reads, so that a new version may open them anew. */
const quietPages =
  /^\/(?:|dashboard|dashboard\/active|job\/[^/]+|notification|wallet|freecredit|favorite|quotations|faq|pricing|about|news(?:\/[^/]+)?|promotions(?:\/[^/]+)?|privacy|cookie|terms)$/;

/**
 * Whether a new version may take over by itself: where another page was just opened, on which nothing is typed yet, and no order or hire waits
 * half filled in. Drafts are stored and survive it anyway; photos that are still being sent would not.
 */
export const mayTakeOver = ({ from, to, hasDraft }: Moment): boolean => from !== to && quietPages.test(to) && !hasDraft;

interface Moment {
  /** The paths of the page before and of this one, without language. */
  readonly from: string;
  readonly to: string;
  readonly hasDraft: boolean;
}
