/** A field of an EMV QR code: its two-digit id and its text. */
export type EmvField = readonly [id: string, text: string];

/** Writes each field as id, two-digit length and text. */
export function writeEmvFields(fields: readonly EmvField[]): string {
  return fields.map(([id, text]) => `${id}${String(text.length).padStart(2, '0')}${text}`).join('');
}

/** Parses an EMV text into fields; null if it is cut off or malformed. */
export function readEmvFields(text: string): readonly EmvField[] | null {
  const fields: EmvField[] = [];
  let position = 0;
  while (position < text.length) {
    const [head, id = '', length = ''] = /^(\d{2})(\d{2})/.exec(text.slice(position, position + 4)) ?? [];
    const start = position + 4;
    const end = start + Number(length);
    if (head === undefined || end > text.length) return null;
    fields.push([id, text.slice(start, end)]);
    position = end;
  }
  return fields;
}
