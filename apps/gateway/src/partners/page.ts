const usualPage = 20;

/** A page of a list as a query asks for it: what to read on from, and how many. */
export const readPage = ({ cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: string | undefined }) => ({
  cursor,
  size: limit === undefined ? usualPage : Number(limit),
});
