const usualPage = 20;

/** A page of a list as a query asks for it: what to read on from, and how many. */
export const readPage = ({ after, limit }: { readonly after?: string | undefined; readonly limit?: string | undefined }) => ({
  after,
  limit: limit === undefined ? usualPage : Number(limit),
});
