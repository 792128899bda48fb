/** What the gateway pushes to a device, as JSON. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The page of the portal that a press opens, with its language: `/en/job/J00000001`. */
  readonly path: string;
  /** A later message with the same tag takes the place of the earlier one. */
  readonly tag: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads a pushed message; null for anything else. */
export const readPushMessage = (text: string): PushMessage | null => {
  const message = parse(text);
  if (typeof message !== 'object' || message === null) return null;
  const field = (name: string): unknown => Reflect.get(message, name);
  const [title, body, path, tag] = [field('title'), field('body'), field('path'), field('tag')];
  const areTexts = typeof title === 'string' && typeof body === 'string' && typeof path === 'string' && typeof tag === 'string';
  return areTexts && title !== '' ? { title, body, path, tag } : null;
};
