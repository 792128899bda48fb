import { expect, it } from 'vitest';
import { readSharedFragment, sharedOrderPath, sharedText } from './share-target.ts';

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields);

it('a chat, an address or a link to a map becomes one text, and nothing stands in it twice', () => {
  const link = 'https://maps.app.goo.gl/abc';
  expect(sharedText(formOf({ title: 'สยามพารากอน', text: `สยามพารากอน\n${link}`, url: link }))).toBe(`สยามพารากอน\n${link}`);
  expect(sharedText(formOf({ title: '', text: ' ส่งที่ 99/1 สุขุมวิท 71\n0812345678 ' }))).toBe('ส่งที่ 99/1 สุขุมวิท 71\n0812345678');
  expect(sharedText(formOf({ title: 'บ้าน', text: 'บ้าน', url: link }))).toBe(`บ้าน\n${link}`);
  expect(sharedText(formOf({}))).toBe('');
});

it('the order form opens with the text, in the language of the app, and the text stays on the device', () => {
  const path = sharedOrderPath('/en/share', '99/1 ซอย 71 & #2\n081');
  const { pathname, search, hash } = new URL(path, 'https://songwai.test');
  expect([pathname, search]).toEqual(['/en/neworder', '']);
  expect(readSharedFragment(hash)).toBe('99/1 ซอย 71 & #2\n081');
  expect(sharedOrderPath('/share', '')).toBe('/neworder');
});
