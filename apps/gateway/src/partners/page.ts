const usualPage = 20;

/** The requested page of a list: its cursor and its size. */
export const readPage = ({ cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: string | undefined }) => ({
  cursor,
  size: limit === undefined ? usualPage : Number(limit),
});
