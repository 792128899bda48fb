/** Generates numbers in [0, 1): the same ones for the same seed and name. For simulation, not for secrets. */
export function createSeededRandom(seed: number, name: string): () => number {
  // FNV-1a hashes the name, so that similar names differ; mulberry32 generates from the hash.
  let state = 0x811c9dc5 ^ seed;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
