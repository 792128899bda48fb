/** A readable size: `640 KB`, `2.4 MB`; decimal units (1 KB is 1000 bytes), as phones and desktop systems use. */
export function formatFileSize(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${bytes > 0 ? Math.max(rounded, 0.1) : 0} ${unit}`;
}
