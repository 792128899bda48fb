import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type Attributes = Readonly<Record<string, string>>;

/** An element of ours in the page. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Attributes;
}

/** What of a page's HTML concerns the widget. */
export interface PageContent {
  /** Scripts with an address, as their tags have them. */
  readonly scripts: readonly Attributes[];
  readonly elements: readonly FoundElement[];
  /** Policies in `<meta http-equiv>`. */
  readonly policies: readonly string[];
  /** Addresses that begin with `http:` and are loaded with the page. */
  readonly unencrypted: readonly string[];
  /** Our tags that are written as if they were empty, `<songwai-booking />`. */
  readonly selfClosed: readonly string[];
  readonly hasLanguage: boolean;
  readonly hasViewport: boolean;
}

const attributesOf = ({ attrs }: Element): Attributes => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** All elements in the order of the page; what a `<template>` holds is not in the page. */
function* walk(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    yield* walk(node);
  }
}

/** Of the element that is written around this place. */
const tagAt = (html: string, offset: number): string => /^<([\w-]+)/.exec(html.slice(html.lastIndexOf('<', offset)))?.[1] ?? '';

const loadedBy: Readonly<Record<string, string>> = { script: 'src', iframe: 'src', link: 'href', object: 'data', embed: 'src' };

const isLoaded = (tag: string, { rel = '' }: Attributes): boolean =>
  tag !== 'link' || /\b(stylesheet|modulepreload|preload)\b/i.test(rel);

const metas = (all: readonly FoundElement[], key: 'name' | 'http-equiv', value: string): readonly string[] =>
  all
    .filter(({ tag, attributes }) => tag === 'meta' && attributes[key]?.toLowerCase() === value)
    .map(({ attributes }) => attributes['content'] ?? '');

/** Reads a page as a browser parses it. */
export function readPage(html: string): PageContent {
  const selfClosed: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (code === 'non-void-html-element-start-tag-with-trailing-solidus') selfClosed.push(tagAt(html, startOffset));
    },
  });
  const all = [...walk(document)].map((element) => ({ tag: element.tagName, attributes: attributesOf(element) }));
  return {
    scripts: all.flatMap(({ tag, attributes }) => (tag === 'script' && attributes['src'] ? [attributes] : [])),
    elements: all.filter(({ tag }) => tag.startsWith('songwai-')),
    policies: metas(all, 'http-equiv', 'content-security-policy'),
    unencrypted: all.flatMap(({ tag, attributes }) => {
      const address = attributes[loadedBy[tag] ?? ''] ?? '';
      return /^http:/i.test(address) && isLoaded(tag, attributes) ? [address] : [];
    }),
    selfClosed: selfClosed.filter((tag) => tag.startsWith('songwai-')),
    hasLanguage: all.some(({ tag, attributes }) => tag === 'html' && Boolean(attributes['lang'])),
    hasViewport: metas(all, 'name', 'viewport').length > 0,
  };
}
