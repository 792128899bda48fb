import type { TrackingDetail } from '../../src/tracking/shown-job.ts';

interface Message {
  readonly event: string;
  readonly data: string;
}

const readMessage = (block: string): Message | null => {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  return event === undefined ? null : { event, data: field('data') ?? '' };
};

/** Reads a server-sent stream with `fetch`, as a browser does. */
export async function followStream(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const messages: Message[] = [];
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      messages.push(...blocks.map(readMessage).filter((message) => message !== null));
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  const details = (): TrackingDetail[] =>
    messages.filter(({ event }) => event === 'tracking').map(({ data }) => JSON.parse(data) as TrackingDetail);
  return {
    status: response.status,
    header: (name: string): string | null => response.headers.get(name),
    ended,
    details,
    messages: (): readonly Message[] => messages,
    events: () => messages.map(({ event }) => event),
    statuses: () => details().map(({ jobStatus }) => jobStatus),
    leave: () => leaving.abort(),
  };
}
