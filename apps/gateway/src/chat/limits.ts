import { hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../platform/limits/call-limits.ts';
import { chatTexts, tooMany } from './texts.ts';

/** What one member writes: faster than anyone types, and enough for a day's dispatching. */
export const messagesOf = (member: string): readonly CallLimit[] => [
  { key: `chat a minute:${member}`, most: 40, windowMs: minuteMs, text: tooMany },
  { key: `chat an hour:${member}`, most: 600, windowMs: hourMs, text: tooMany },
];

export const photosOf = (member: string): readonly CallLimit[] => [
  { key: `chat photos:${member}`, most: 60, windowMs: hourMs, text: tooMany },
];

export const reportsOf = (userId: string): readonly CallLimit[] => [
  { key: `chat reports:${userId}`, most: 20, windowMs: hourMs, text: tooMany },
];

export const asksOf = (userId: string): readonly CallLimit[] => [
  { key: `chat asks:${userId}`, most: 30, windowMs: hourMs, text: tooMany },
];

/** What one asks about one job: after five messages in an hour, support knows. */
export const helpOf = (userId: string, jobId: string): readonly CallLimit[] => [
  { key: `chat help:${userId} ${jobId}`, most: 5, windowMs: hourMs, text: () => chatTexts.helpAsked },
];
