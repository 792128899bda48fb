/** "Siam → Silom": from where to where in a list. A hire begins and ends at one place, which is named once. */
export const wayText = (from: string, to: string): string =>
  from === to ? from : [from, to].filter((name) => name !== '').join(' → ');
