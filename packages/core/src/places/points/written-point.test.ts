import { describe, expect, it } from 'vitest';
import { readPaste } from '../paste/read-paste.ts';
import { linksIn } from './map-link.ts';
import { writtenPoint } from './written-point.ts';

const near = (text: string) => {
  const point = writtenPoint(text);
  return point && [point.lat.toFixed(3), point.lng.toFixed(3)].join(' ');
};

const written = [
  '13.7466, 100.5347',
  '13.7466 100.5347',
  '๑๓.๗๔๖๖, ๑๐๐.๕๓๔๗',
  'geo:13.7466,100.5347?z=17',
  'Lat: 13.7466 Long: 100.5347',
  'Lat/Long 13.7466/100.5347',
  'latitude 13.7466, longitude 100.5347',
  'Long: 100.5347, Lat: 13.7466',
  'ละติจูด 13.7466 ลองจิจูด 100.5347',
  'N13.7466 E100.5347',
  '13.7466° N, 100.5347° E',
  '13°44\'47.8"N 100°32\'04.9"E',
  "13°44.796'N 100°32.082'E",
  'พิกัด 13.7466,100.5347',
];

describe('a point in a text', () => {
  it.each(written)('is the same in a field and in a chat: %s', (text) => {
    expect(near(text)).toBe('13.747 100.535');
    const [stop] = readPaste(`${text} คุณวิภา 0812345678`);
    expect(stop?.point?.value.lat).toBeCloseTo(13.7466, 3);
    expect(stop).toMatchObject({ name: { value: 'วิภา' }, phone: { value: '0812345678' } });
  });

  it.each(['1250.50 บาท', '081 234 5678', '13.30-15.30 น.', 'ชั้น 13.5 ห้อง 100.5'])('is none: %s', (text) =>
    expect(writtenPoint(text)).toBeNull(),
  );

  it('may be a plus code, complete or beside the place that it counts from', () => {
    const codes = ['7P52PGWM+JV', 'PGWM+JV ปทุมวัน กรุงเทพมหานคร'].map(
      (text) => readPaste(`${text} คุณวิภา 0812345678`)[0]?.plusCode?.value,
    );
    expect(codes).toEqual(['7P52PGWM+JV', 'PGWM+JV']);
  });
});

describe('a link in a chat', () => {
  it.each([
    ['https://maps.app.goo.gl/abc123ค่ะ', 'https://maps.app.goo.gl/abc123'],
    ['(https://maps.app.goo.gl/abc123)', 'https://maps.app.goo.gl/abc123'],
    ['https://maps.google.com/?q=13.7466,100.5347ครับ', 'https://maps.google.com/?q=13.7466,100.5347'],
    ['https://maps.google.com/?q=13.7466,100.5347.', 'https://maps.google.com/?q=13.7466,100.5347'],
    ['https://ul.waze.com/ul?ll=13.7466,100.5347&navigate=yesนะคะ', 'https://ul.waze.com/ul?ll=13.7466,100.5347&navigate=yes'],
    ['maps.app.goo.gl/abc123 ค่ะ', 'maps.app.goo.gl/abc123'],
    ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['https://songwai.test/t/8K2M7Q)', 'https://songwai.test/t/8K2M7Q'],
  ])('ends before what was written on to it: %s', (text, link) => expect(linksIn(text)[0]?.text).toBe(link));
});
