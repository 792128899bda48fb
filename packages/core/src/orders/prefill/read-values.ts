import { cleanText } from '../../basics/text/clean-text.ts';
import { serviceBox } from '../../places/service-box.ts';
import { withoutEmoji } from '../../validation/fields/emoji.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import type { PrefillReason } from './prefill.ts';

/** Notes a value that is left out. */
export type Refuse = (field: string, reason: PrefillReason) => void;

/** An object of a page's script. Its values may be anything. */
export type Given = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Readers of single values by their path; a value at fault is noted and read as if it were absent. */
export const createReaders = (refuse: Refuse) => {
  /** Empty if absent. */
  const readText = (value: unknown, field: string, maxLength: number): string => {
    if (isAbsent(value)) return '';
    const text = typeof value === 'string' ? cleanText(withoutEmoji(value)) : null;
    if (text !== null && text.length <= maxLength) return text;
    refuse(field, text === null ? 'wrongType' : 'tooLong');
    return '';
  };

  /** In national digits; empty if absent. */
  const readPhone = (value: unknown, field: string): string => {
    const text = readText(value, field, 30);
    const phone = nationalPhone(text);
    if (phone.ok) return phone.value;
    if (text !== '') refuse(field, 'badPhone');
    return '';
  };

  const readDegrees = (value: unknown, field: string, [low, high]: readonly [number, number]): number | null => {
    if (typeof value === 'number' && value >= low && value <= high) return value;
    refuse(field, typeof value === 'number' && !Number.isNaN(value) ? 'outsideServiceArea' : 'wrongType');
    return null;
  };

  /** An object with nothing in it if absent. */
  const readObject = (value: unknown, field: string): Given => {
    if (isObject(value)) return value;
    if (!isAbsent(value)) refuse(field, 'wrongType');
    return {};
  };

  const readList = (value: unknown, field: string): readonly unknown[] => {
    if (Array.isArray(value)) return value;
    if (!isAbsent(value)) refuse(field, 'wrongType');
    return [];
  };

  return {
    readText,
    readPhone,
    readObject,
    readList,
    readLat: (value: unknown, field: string) => readDegrees(value, field, [serviceBox.south, serviceBox.north]),
    readLng: (value: unknown, field: string) => readDegrees(value, field, [serviceBox.west, serviceBox.east]),
  };
};

export type Readers = ReturnType<typeof createReaders>;
