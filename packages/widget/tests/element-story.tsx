import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { useEffect, useRef } from 'react';
import './element-story.css';
import { storeDraft } from './store-draft.ts';
import { answerFrom, type StoryAnswers } from './story-gateway.ts';

export interface ElementStoryProps {
  readonly tag: `songwai-${'booking' | 'button' | 'drop-point' | 'price-check' | 'tracking'}`;
  readonly attributes: Readonly<Record<string, string>>;
  /** Replies other than the usual ones, by path. */
  readonly answers?: StoryAnswers | undefined;
  /** The stored draft of an earlier visit. */
  readonly draft?: OrderDraft | undefined;
}

let answers: StoryAnswers = {};
let isAnswering = false;

/** The widget takes the page's `fetch` once, when its script runs: so what answers is installed once, and what it says changes. */
function startAnswering(): void {
  if (isAnswering) return;
  isAnswering = true;
  const pageFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return url.pathname.startsWith('/api/') ? answerFrom(answers, url, init) : pageFetch(input, init);
  };
}

/**
 * An element as a partner's page has it: the built script on Preact, in its shadow root, over a gateway in memory. It is built
 * before Storybook is, because React and Preact cannot share one graph of modules.
 */
export function ElementStory({ tag, attributes, answers: given = {}, draft }: ElementStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answers = given;
    startAnswering();
    // A draft of the story before would fill this one.
    localStorage.clear();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/widget/v1/songwai.js';
    if (!customElements.get(tag)) document.head.append(script);
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const stored = draft ? storeDraft(attributes['partner'] ?? '', draft) : Promise.resolve();
    let isGone = false;
    stored.then(() => {
      if (!isGone) place.current?.append(element);
    }, globalThis.reportError);
    return () => {
      isGone = true;
      element.remove();
    };
  }, [tag, attributes, given, draft]);
  return <div ref={place} className="widget-story" />;
}
