import type { AttributeInfo, ElementInfo } from '../element-info.ts';

/** What a snippet is written from. */
export interface SnippetInput {
  readonly element: ElementInfo;
  /** What is typed, by attribute; flags are `true`. Empty and bad values are left out already. */
  readonly values: Readonly<Record<string, string>>;
  readonly songwaiOrigin: string;
  /** The partner's colour; empty for none. */
  readonly accent: string;
}

/** An attribute with its value, of those that have one. */
export interface GivenAttribute extends AttributeInfo {
  readonly value: string;
}

/** The attributes that a snippet has, in the order of the manifest's form. */
export const givenAttributes = ({ element, values }: SnippetInput): readonly GivenAttribute[] =>
  element.attributes.flatMap((attribute) => {
    const value = values[attribute.name];
    return value === undefined ? [] : [{ ...attribute, value }];
  });

/** A live token does not belong into a file: its beginning shows what goes there. */
export const shortToken = (token: string): string => (token.length > 24 ? `${token.slice(0, 20)}…` : token);

/** `SongwaiBooking` of `songwai-booking`. */
export const componentName = (tag: string): string => tag.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

/** JSON on one line, with the spaces of code that is written by hand. */
export const compact = (json: string): string => JSON.stringify(JSON.parse(json));
