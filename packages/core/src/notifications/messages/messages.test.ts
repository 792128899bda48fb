import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageKinds, sampleFacts } from '../../../tests/message-samples.ts';
import type { Language } from '../../basics/language.ts';
import { carries, type messageChannels } from './carries.ts';
import type { MessageFacts } from './message-facts.ts';
import { safeName } from './safe-name.ts';
import { countSmsParts } from './sms-parts.ts';
import { writeLine } from './write-line.ts';
import { writeMail } from './write-mail.ts';
import { writePush } from './write-push.ts';
import { writeText } from './write-text.ts';

const origin = 'https://songwai.example';
const options = { origin, settingsUrl: `${origin}/settings`, unsubscribeUrl: `${origin}/unsubscribe?token=x` };
const languages: readonly Language[] = ['th', 'en'];

/** All texts that one thing becomes. */
function textsOf(facts: MessageFacts, language: Language): readonly string[] {
  const { subject, body } = writeMail([facts], language, options);
  const push = writePush(facts, language);
  return [subject, body, push.title, push.body, writeLine(facts, language, origin), writeText(facts, language, origin)];
}

const samples = messageKinds.flatMap((kind) =>
  languages.flatMap((language) =>
    [{}, { name: '', amountSatang: null, until: null, jobId: null, route: null, file: null }].map((facts) => ({
      kind,
      language,
      facts: sampleFacts(kind, facts),
    })),
  ),
);

describe('the words of every kind', () => {
  it.each(samples)('$kind in $language are whole, without a gap', ({ facts, language }) => {
    for (const text of textsOf(facts, language)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\{\{|\[object| {2}|[(] | [)]|“”|[^\S\n]\n/);
    }
  });

  it.each(samples)('$kind in $language are in that language', ({ facts: { kind, ...facts }, language }) => {
    const plain = sampleFacts(kind, { ...facts, name: kind === 'tierChanged' ? 'gold' : '', route: null });
    const isThai = /[ก-ฺเ-๛]/;
    for (const text of textsOf(plain, language)) expect(isThai.test(text)).toBe(language === 'th');
  });

  it.each(languages)('in %s fit into an English text message of one alphabet, or into two parts', (language) => {
    for (const kind of messageKinds.filter((one) => carries(one, 'sms'))) {
      const text = writeText(sampleFacts(kind, { route: { from: 'Ari', to: 'Silom', between: 0 } }), language, origin);
      expect(text).toContain(`${origin}${language === 'en' ? '/en' : ''}/`);
      expect(countSmsParts(text)).toBeLessThanOrEqual(language === 'en' ? 1 : 2);
    }
  });

  it('are carried by mail only where no room writes its own', () => {
    const carried = (channel: (typeof messageChannels)[number]) => messageKinds.filter((kind) => carries(kind, channel));
    expect(carried('push')).toEqual(messageKinds);
    expect(carried('line')).toEqual(messageKinds);
    expect(carried('sms')).toEqual(['driverAssigned', 'pickedUp', 'delivered', 'noDriver', 'chatMessage']);
    expect(carried('mail')).toEqual([
      ...['jobBooked', 'driverAssigned', 'pickedUp', 'delivered', 'jobCancelled', 'jobUnpaid', 'noDriver', 'receiverSaid'],
      ...[
        'memberJoined',
        'newDevice',
        'payoutPaid',
        'payoutRefused',
        'creditExpiring',
        'tierChanged',
        'friendRewarded',
        'chatMessage',
      ],
    ]);
  });

  it('open the page in their language, and replace what a device showed of the same job', () => {
    expect(writePush(sampleFacts('delivered'), 'en')).toMatchObject({ path: '/en/job/J00012034', tag: 'J00012034' });
    expect(writePush(sampleFacts('driverAssigned'), 'th')).toMatchObject({ path: '/job/J00012034', tag: 'J00012034' });
    expect(writePush(sampleFacts('chatMessage', { jobId: 'J00012034' }), 'th').tag).not.toBe('J00012034');
    expect(writePush(sampleFacts('payoutPaid'), 'th').tag).not.toBe(writePush(sampleFacts('newDevice'), 'th').tag);
  });
});

const hostileNames = [
  'a\r\nBcc: all@example.com\r\n\r\nBody',
  'ร้าน\u2028ก\u2029ข\u0085ค\u000bง\u0000จ',
  '\u202etxt.exe\u202c \u2066x\u2069\u200b\u200f\ufeff',
  'ยินดีด้วย คุณได้รางวัล https://evil.example/a?b=1 www.evil.example evil.example javascript://x',
  'ก'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(60),
  '\ud800 broken \udc00',
  '   ',
];
const link = /[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+|[\p{L}\p{N}]\.[\p{L}]{2,}/giu;
const hostile = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: fc.constantFrom('\n', '\r', '.', ':', '/', 'a', 'http', 'ก', '่', '\u202e', ' ', 'www'), maxLength: 60 }),
);

describe('names that people typed', () => {
  it('stay what they are where they are harmless', () => {
    for (const name of ['เซ็นทรัลเวิลด์ ชั้น 3', 'Songwai Co., Ltd.', 'No. 1/2 Soi 5', 'งานวันจันทร์.xlsx', 'ปากซอย ๙'])
      expect(safeName(name, 60)).toBe(name);
  });

  it('are one short line that turns nothing and leads nowhere, whatever they are', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 10, max: 60 }), (name, most) => {
        const safe = safeName(name, most);
        expect(safe.length).toBeLessThanOrEqual(most);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(safe.isWellFormed()).toBe(true);
        expect(safe.match(link)?.filter((found) => !/[.](?:xlsx?|csv)$/i.test(found)) ?? []).toEqual([]);
      }),
    );
  });

  it('add neither line nor link to a message', () => {
    const happened = fc.record({
      kind: fc.constantFrom(...messageKinds.filter((kind) => kind !== 'tierChanged')),
      language: fc.constantFrom(...languages),
      name: hostile,
      place: hostile,
    });
    const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/).length;
    const linksOf = (text: string) => text.match(/:\/\//g)?.length ?? 0;
    fc.assert(
      fc.property(happened, ({ kind, language, name, place }) => {
        const isAboutJob = sampleFacts(kind).route !== null;
        const route = (from: string) => (isAboutJob ? { from, to: `x${name}`, between: 0 } : null);
        const [subject = '', ...texts] = textsOf(sampleFacts(kind, { name: `x${name}`, route: route(place) }), language);
        const plain = textsOf(
          sampleFacts(kind, { name: 'x', route: route('b') && { from: 'a', to: 'b', between: 0 } }),
          language,
        );
        const sms = texts.pop() ?? '';
        expect([subject, ...texts].map(linesOf)).toEqual(plain.slice(0, -1).map(linesOf));
        expect([subject, ...texts].map(linksOf)).toEqual(plain.slice(0, -1).map(linksOf));
        expect(subject.length).toBeLessThanOrEqual(150);
        expect([linesOf(sms), linksOf(sms), countSmsParts(sms) <= 2]).toEqual([1, 1, true]);
      }),
    );
  });
});

describe('a text message', () => {
  it('is at most two parts, however long the address of the site', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), hostile, fc.constantFrom(...languages), (length, name, language) => {
        const facts = sampleFacts('delivered', { route: { from: name, to: name, between: 3 } });
        const text = writeText(facts, language, `https://${'a'.repeat(length)}.example`);
        expect(countSmsParts(text)).toBeLessThanOrEqual(2);
        expect(text).toContain('J000-12034');
      }),
    );
  });
});
