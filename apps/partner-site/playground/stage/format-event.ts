/** `13:06:21`, in the visitor's own time. */
export const clockTime = (date: Date): string => date.toLocaleTimeString('en-GB', { hour12: false });

const longest = 160;

/** What an event brought, on one line as code writes it: `{ version: "1.4.0" }`. */
export const detailLine = (detail: unknown): string => {
  if (typeof detail !== 'object' || detail === null) return '';
  const parts = Object.entries(detail).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const line = `{ ${parts.join(', ')} }`;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};
