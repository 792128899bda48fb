interface OpenPageOptions {
  /** Asks the network; rejects without it. */
  readonly ask: () => Promise<Response>;
  /** The page without content that starts the portal; undefined where it is not stored. */
  readonly shell: () => Promise<Response | undefined>;
  /** Resolves when nobody should wait any longer. */
  readonly patience: () => Promise<void>;
}

/** Answers of a proxy in front of a gateway that is away. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/**
 * A page from the network; the shell where there is none, where the server is away, and where the answer takes so long that the shell, which
 * has everything but data, is the better one.
 */
export const openPage = async ({ ask, shell, patience }: OpenPageOptions): Promise<Response> => {
  const asked = ask();
  const first = await Promise.race([asked.catch(() => null), patience().then(() => null)]);
  if (first && !isAway(first)) return first;
  // Where there is no shell the network's own answer, or its failure, is all there is.
  return (await shell()) ?? asked;
};
