import { expect, test } from 'vitest';
import { type CodeLanguage, markCode } from './mark-code.ts';

const samples: Readonly<Record<CodeLanguage, string>> = {
  html: '<!-- a -->\n<songwai-booking partner="x">text</songwai-booking>',
  vue: '<script setup>\nconst a = "b"; // c\n</script>\n<songwai-booking :getToken.prop="getToken" />',
  javascript: "// a\nconst url = 'https://songwai.example'; /* b */ await fetch(url);",
  typescript: 'const a: Readonly<string[]> = [`b`];',
  tsx: '<SongwaiBooking partner="x" onBooked={(event) => save(event)} />',
  css: 'songwai-booking {\n  --songwai-accent: #9c3a24;\n}',
  http: 'content-security-policy: default-src',
};

test.each(Object.entries(samples))(
  'in %s the parts together are the text, so what is copied is what was written',
  (language, code) => {
    expect(
      markCode(code, language as CodeLanguage)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  },
);

test('tags, words, comments and keywords are told apart', () => {
  const marksIn = (language: CodeLanguage) =>
    markCode(samples[language], language).flatMap(({ text, mark }) => (mark === 'plain' ? [] : [`${mark} ${text}`]));
  expect(marksIn('html')).toEqual([
    'comment <!-- a -->',
    'tag <songwai-booking',
    'string "x"',
    'tag >',
    'tag </songwai-booking',
    'tag >',
  ]);
  expect(marksIn('javascript')).toEqual([
    'comment // a',
    'keyword const',
    "string 'https://songwai.example'",
    'comment /* b */',
    'keyword await',
  ]);
  expect(marksIn('tsx')).toEqual(['tag <SongwaiBooking', 'string "x"', 'tag />']);
  expect(marksIn('css')).toEqual(['tag songwai-booking', 'keyword --songwai-accent', 'string #9c3a24']);
});
