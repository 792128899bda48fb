import { describe, expect, it } from 'vitest';
import { foldWords, soundOf } from './fold.ts';

const written = (text: string) => foldWords(text).join('');
const sound = (text: string) => foldWords(text).map(soundOf).join('');

describe('what two spellings of a name have in common', () => {
  it.each([
    ['Siam Paragon', 'SIAM  paragon'],
    ['อ่อนนุช', 'ออนนุช'],
    ['เซ็นทรัลเวิลด์', 'เซนทรัลเวิลด'],
    ['น้ำ', 'นํ้า'],
    ['แบริ่ง', 'เเบริง'],
    ['Mövenpick', 'movenpick'],
    ['อนุสาวรีย์ชัยฯ', 'อนุสาวรีย์ชัย'],
    ['Mo-Chit (2)', 'mochit2'],
  ])('%s and %s are written alike but for case, tones and spaces', (one, other) => {
    expect(written(one)).toBe(written(other));
  });

  it.each([
    ['Chatuchak', 'Jatujak'],
    ['Lat Phrao', 'Ladprao'],
    ['Phaya Thai', 'Payatai'],
    ['Thong Lo', 'Thonglor'],
    ['Ekkamai', 'Ekamai'],
    ['Sukhumvit', 'Sukumwit'],
    ['Bang Khae', 'Bang Kae'],
    ['Mueang', 'Muang'],
    ['Nuea', 'Nua'],
    ['Khlong', 'Klong'],
    ['Pratunam', 'Pradtunam'],
    ['ศรีนครินทร์', 'สรีนครินทร์'],
    ['คลองเตย', 'ฆลองเตย'],
  ])('%s and %s sound alike', (one, other) => {
    expect(sound(one)).toBe(sound(other));
  });

  it.each([
    ['บางนา', 'บางแค'],
    ['Bang Na', 'Bang Bon'],
    ['Si Lom', 'Sathon'],
    ['Pak Nam', 'Bang Nam'],
  ])('%s and %s stay apart', (one, other) => {
    expect(sound(one)).not.toBe(sound(other));
  });
});
