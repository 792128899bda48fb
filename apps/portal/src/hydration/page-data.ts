import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { parse, stringify } from 'devalue';

/** The id of the element that carries the answers with which the server has rendered a page. */
export const pageDataId = 'page-data';

/**
 * The answers as text that may stand in a `<script>` element: nothing in it closes the element or opens a comment. Moments and maps stay what
 * they are.
 */
export const serializeAnswers = (queries: QueryClient): string =>
  stringify(dehydrate(queries)).replaceAll('<', String.raw`\u003c`);

/** Takes over the answers of the server, so that the page renders the same and asks for none of them again. */
export const adoptAnswers = (document: Document, queries: QueryClient): void => {
  const data = document.getElementById(pageDataId)?.textContent;
  // Only our own server writes the element.
  if (data) hydrate(queries, parse(data) as DehydratedState);
};
