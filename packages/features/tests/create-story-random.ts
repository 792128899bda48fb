/** Different numbers in a fixed order. */
export function createStoryRandom(): () => number {
  let step = 0;
  return () => {
    step += 1;
    return (step * 0.137) % 1;
  };
}
