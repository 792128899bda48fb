import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatTextLength, cleanChatText, isChatTextSendable } from './clean-chat-text.ts';
import { customerQuickReplies, driverQuickReplies, isQuickReply, quickReplyTexts, suggestQuickReplies } from './quick-replies.ts';

describe('the text of a message', () => {
  it('once cleaned stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const cleaned = cleanChatText(text);
        expect(cleanChatText(cleaned)).toBe(cleaned);
        expect(cleaned.isWellFormed()).toBe(true);
      }),
    );
  });

  it('is composed also where a hidden sign stood between a letter and its mark', () => {
    expect(cleanChatText('e\u200e\u0301')).toBe('\u00e9');
  });

  it.each(['\u200b', '\u200d\ufe0f', '\u2060 \ufeff', '\u00ad', '\u3164', '\u2800', '\u200b\n\u200b', '\u202e\u202c'])(
    'is none where nobody sees anything: %j',
    (text) => {
      expect(cleanChatText(text)).toBe('');
    },
  );

  it('keeps what holds an emoji together', () => {
    expect(cleanChatText('👩\u200d🚀')).toBe('👩\u200d🚀');
  });

  it('keeps Thai in the order of its marks, and counts an emoji once', () => {
    expect(cleanChatText('น้ำกำลังดี')).toBe('น้ำกำลังดี'.normalize('NFC'));
    expect(chatTextLength('👍ก')).toBe(2);
    expect(isChatTextSendable('')).toBe(false);
    expect(isChatTextSendable('👍'.repeat(2_000))).toBe(true);
    expect(isChatTextSendable('👍'.repeat(2_001))).toBe(false);
  });
});

describe('quick replies', () => {
  it('have both languages, and only they are known', () => {
    for (const key of [...driverQuickReplies, ...customerQuickReplies]) {
      expect(isQuickReply(key)).toBe(true);
      expect(quickReplyTexts[key].th).toMatch(/[ก-๛]/);
    }
    for (const key of ['constructor', '__proto__', 'toString', '']) expect(isQuickReply(key)).toBe(false);
  });

  it('answer what the driver asked last, each once', () => {
    expect(suggestQuickReplies('noAnswer').slice(0, 2)).toEqual(['leaveIt', 'waitAMoment']);
    for (const last of [null, 'constructor', ...driverQuickReplies]) {
      const shown = suggestQuickReplies(last);
      expect(shown).toHaveLength(6);
      expect(new Set(shown).size).toBe(6);
    }
  });
});
