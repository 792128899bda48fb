import type { Socket } from 'node:net';
import type { LocalText } from '../language.ts';
import { httpTexts } from '../texts.ts';

interface Answer {
  readonly status: 400 | 408 | 431;
  readonly reason: string;
  readonly text: LocalText;
}

const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', text: httpTexts.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', text: httpTexts.tooLarge },
};
const unreadable: Answer = { status: 400, reason: 'Bad Request', text: httpTexts.unreachable };

/**
 * Answers input that never became a request (too slow, no HTTP, endless headers) in the envelope, in both languages as none is
 * known, and closes.
 */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, reason, text } = answers[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ responseCode: status, responseDesc: `${text.th} / ${text.en}` });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
