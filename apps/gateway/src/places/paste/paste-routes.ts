import { minuteMs } from '@songwai/core/basics/durations';
import { readPastedText } from '@songwai/core/places/paste-contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { CallLimit, CallLimits } from '../../platform/limits/call-limits.ts';
import type { PasteService } from './paste-service.ts';

/** A text costs as much as a hundred searches while typing. */
const mostPerMinute = 30;

const pasteLimit = (address: string): CallLimit => ({
  key: `pasted texts from:${address}`,
  most: mostPerMinute,
  windowMs: minuteMs,
  text: (minutes) => ({
    th: `วางข้อความถี่เกินไป รอ ${minutes} นาทีแล้วลองใหม่ ข้อความของคุณยังอยู่ครบ`,
    en: `Too many texts pasted. Wait ${minutes} min and try again; your text is still here.`,
  }),
});

/** Mounts the reading of pasted texts. */
export function registerPaste(app: FastifyInstance, parts: { readonly paste: PasteService; readonly limits: CallLimits }): void {
  mountEndpoint(app, readPastedText, async ({ body, language, request }) => {
    await parts.limits.count([pasteLimit(addressOf(request))]);
    return { stops: [...(await parts.paste.read(body.pasted, language))] };
  });
}
