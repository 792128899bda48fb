import { describe, expect, test } from 'vitest';
import { mergeLooks, serializeLook } from './serialize-look.ts';

const lookOf = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

const card = (prompt: string, name: string) =>
  `<div data-stop="s1"><button class="sw-stop-card__text"><span class="title"><span class="invitation"><svg><path d="M0 0"></path></svg> ${prompt}</span></span><span>${name}</span></button></div>`;

describe('the first look that the build renders', () => {
  test('has a field in the place of the button that opens a stop’s search', () => {
    expect(serializeLook(lookOf(card('Where from?', 'Pick-up')))).toEqual([
      'div',
      {},
      [
        'label',
        { class: 'sw-stop-card__text' },
        [
          'span',
          { class: 'title' },
          [
            'span',
            { class: 'invitation' },
            ['svg:svg', {}, ['svg:path', { d: 'M0 0' }]],
            ' ',
            [
              'input',
              {
                class: 'first-field',
                placeholder: 'Where from?',
                'aria-label': 'Pick-up: Where from?',
                autocomplete: 'off',
                enterkeyhint: 'search',
              },
            ],
          ],
        ],
      ],
    ]);
  });

  test('is one tree for both languages, with the texts apart', () => {
    const texts = { th: [], en: [] };
    const tree = mergeLooks(
      serializeLook(lookOf('<p lang="th" class="a">ส่งของ</p>')),
      serializeLook(lookOf('<p lang="en" class="a">Send</p>')),
      texts,
    );
    expect([tree, texts]).toEqual([['p', { lang: 0, class: 'a' }, 1], { th: ['th', 'ส่งของ'], en: ['en', 'Send'] }]);
  });

  test('fails the build where the languages differ in form, or a card has another form', () => {
    const texts = { th: [], en: [] };
    const [th, en] = [serializeLook(lookOf('<p>ส่ง</p>')), serializeLook(lookOf('<p>Send <b>now</b></p>'))];
    expect(() => mergeLooks(th, en, texts)).toThrow('<p> differs');
    expect(() => serializeLook(lookOf('<div data-stop="s1"><button class="sw-stop-card__text">Siam</button></div>'))).toThrow(
      'another form',
    );
  });
});
