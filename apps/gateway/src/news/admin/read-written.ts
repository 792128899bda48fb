import { cleanLine } from '@songwai/core/basics/text/clean-line';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { saveNews } from '@songwai/core/news/admin/news-admin-contract';
import { defaultNewCustomerDays } from '@songwai/core/news/news-limits';
import { momentFromWire } from '@songwai/core/pricing/moment-wire';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { renderMarkdown, UnreadableMarkdownError } from '../render-markdown.ts';
import { newsTexts } from '../texts.ts';
import type { NewNews } from './written-queries.ts';

type Written = RequestOf<typeof saveNews>;

const refuse = (field: string, text: LocalText): BusinessRefusal => new BusinessRefusal({ code: 422, field, text });

const lineOf = (field: string, text: string): string => {
  const line = cleanLine(text);
  if (line === '') throw refuse(field, newsTexts.empty);
  return line;
};

/** The HTML of a text. @throws {BusinessRefusal} 422 at the field where it cannot be rendered. */
export function renderWritten(field: string, markdown: string): string {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    if (error instanceof UnreadableMarkdownError) throw refuse(field, newsTexts.unreadable);
    throw error;
  }
}

const bodyOf = (field: string, markdown: string): string => {
  const body = cleanText(markdown.replaceAll('\r\n', '\n'));
  if (renderWritten(field, body) === '') throw refuse(field, newsTexts.empty);
  return body;
};

const momentOf = (field: string, wire: Written['from']): Date | null => {
  if (wire === undefined) return null;
  const at = momentFromWire(wire);
  if (at === null) throw refuse(`${field}.date`, newsTexts.notAMoment);
  return at;
};

/** Checks what an administrator wrote. @throws {BusinessRefusal} 422 with the field at fault. */
export function readWritten(body: Written, now: Date): NewNews {
  const isPromotion = body.newsType === 'promotion';
  if (!isPromotion && body.promoCode !== undefined) throw refuse('promoCode', newsTexts.promoOfNews);
  if (isPromotion && body.topic !== undefined) throw refuse('topic', newsTexts.topicOfPromotion);
  if (body.audience === 'tier' && body.tier === undefined) throw refuse('tier', newsTexts.noTier);
  const startsAt = momentOf('from', body.from) ?? now;
  const endsAt = momentOf('until', body.until);
  if (endsAt !== null && endsAt <= startsAt) throw refuse('until.date', newsTexts.endsTooEarly);
  return {
    kind: body.newsType,
    title_th: lineOf('titleTh', body.titleTh),
    title_en: lineOf('titleEn', body.titleEn),
    summary_th: lineOf('summaryTh', body.summaryTh),
    summary_en: lineOf('summaryEn', body.summaryEn),
    body_th: bodyOf('bodyTh', body.bodyTh),
    body_en: bodyOf('bodyEn', body.bodyEn),
    topic: body.topic ?? null,
    vehicle: body.vehicleKind,
    figure: body.figure === undefined ? '' : lineOf('figure', body.figure),
    picture: body.picture ?? null,
    promo_code: body.promoCode?.toUpperCase() ?? null,
    audience: body.audience,
    tier: body.audience === 'tier' ? (body.tier ?? null) : null,
    new_customer_days: body.audience === 'new' ? (body.newCustomerDays ?? defaultNewCustomerDays) : null,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}
