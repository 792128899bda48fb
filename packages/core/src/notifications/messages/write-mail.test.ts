import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../../tests/message-samples.ts';
import type { MessageFacts } from './message-facts.ts';
import { writeMail } from './write-mail.ts';

const origin = 'https://songwai.example';
const options = { origin, settingsUrl: `${origin}/settings`, unsubscribeUrl: `${origin}/unsubscribe?token=x` };
const jobFacts = (number: number, facts: Partial<MessageFacts> = {}): MessageFacts => {
  const jobId = `J${String(number).padStart(8, '0')}`;
  const at = new Date(Date.parse('2026-11-27T03:00:00Z') + number * 60_000);
  return sampleFacts(facts.kind ?? 'delivered', { jobId, path: `/job/${jobId}`, at, ...facts });
};
const many = (count: number) => Array.from({ length: count }, (_, index) => jobFacts(index + 1));

describe('a mail about one thing', () => {
  it('has its own subject, and says when, where, and what to do', () => {
    const { subject, body } = writeMail([sampleFacts('delivered')], 'th', options);
    expect(subject).toBe('ส่งถึงแล้ว เลขที่งาน J000-12034 · เซ็นทรัลเวิลด์ → อาคารสาทรสแควร์ +1');
    expect(body).toBe(
      [
        ...['ของถึงปลายทางเรียบร้อยแล้ว ขอบคุณที่ให้เราดูแล', ''],
        ...['เซ็นทรัลเวิลด์ → อาคารสาทรสแควร์ +1', '27 พ.ย. 2569 เวลา 14:05 น.', ''],
        ...['ดูหลักฐานการส่งและให้คะแนนคนขับได้ที่', 'https://songwai.example/job/J00012034', ''],
        ...['ทีมส่งไว', '', '--', 'คุณได้รับอีเมลนี้เพราะเปิดรับเรื่องงานส่งของทางอีเมล'],
        ...['เลือกเรื่องและเวลาที่จะรับ: https://songwai.example/settings'],
        ...['ไม่รับอีเมลเรื่องนี้อีก: https://songwai.example/unsubscribe?token=x'],
      ].join('\n'),
    );
  });

  it('offers no end of what is always sent', () => {
    const { body } = writeMail([sampleFacts('newDevice')], 'en', { ...options, unsubscribeUrl: null });
    expect(body).toContain('so we always send it');
    expect(body).not.toMatch(/unsubscribe|no more/);
  });

  it('is never about nothing', () => expect(() => writeMail([], 'th', options)).toThrow(RangeError));
});

describe('a mail about several things', () => {
  it('is one for ten orders', () => {
    const { subject, body } = writeMail(many(10).toReversed(), 'th', options);
    expect(subject).toBe('ส่งถึงแล้ว 10 งาน');
    expect(writeMail(many(10), 'en', options).subject).toBe('10 jobs delivered');
    const jobs = body.match(/J000-000\d\d/g);
    expect(jobs).toEqual(Array.from({ length: 10 }, (_, index) => `J000-000${String(index + 1).padStart(2, '0')}`));
    expect(body).toContain('27/11 10:10 · J000-00010 · เซ็นทรัลเวิลด์ → อาคารสาทรสแควร์ +1\nhttps://songwai.example/job/J00000010');
  });

  it('groups them by what happened, and says first what asks for something', () => {
    const facts = [
      ...many(3),
      jobFacts(4, { kind: 'noDriver' }),
      jobFacts(5, { kind: 'jobBooked' }),
      sampleFacts('memberJoined'),
    ];
    const { subject, body } = writeMail(facts, 'en', options);
    expect(subject).toBe('1 job without a driver · 3 jobs delivered · 1 job booked · and more');
    expect(body.match(/^\d+ (?:job|other).*$/gm)).toEqual([
      ...['1 job without a driver', '3 jobs delivered', '1 job booked', '1 other matter'],
    ]);
    expect(body).toContain('สมชาย ใจดี joined your company');
    expect(body).toContain('about your deliveries, your account.');
  });

  it('says of each job only how it stands now', () => {
    const at = (minute: number) => new Date(Date.parse('2026-11-27T03:00:00Z') + minute * 60_000);
    const rise = (number: number) =>
      (['jobBooked', 'driverAssigned', 'pickedUp', 'delivered'] as const).map((kind, index) =>
        jobFacts(number, { kind, at: at(index) }),
      );
    expect(writeMail([...rise(1), ...rise(2)], 'th', options).subject).toBe('ส่งถึงแล้ว 2 งาน');
    expect(writeMail(rise(1), 'th', options).subject).toMatch(/^ส่งถึงแล้ว เลขที่งาน J000-00001/);
    const said = jobFacts(1, { kind: 'receiverSaid', at: at(1) });
    expect(writeMail([...rise(1), said], 'th', options).subject).toBe('ผู้รับฝากบอก 1 งาน · ส่งถึงแล้ว 1 งาน');
  });

  it('has at most thirty lines, the newest, and leads to the others', () => {
    const { subject, body } = writeMail(many(47), 'th', options);
    expect(subject).toBe('ส่งถึงแล้ว 47 งาน');
    expect(body.match(/\/job\//g)).toHaveLength(30);
    expect(body).toContain('J000-00047');
    expect(body).not.toContain('J000-00017');
    expect(body).toContain('และอีก 17 รายการ ดูทั้งหมดได้ที่\nhttps://songwai.example/dashboard');
  });
});
