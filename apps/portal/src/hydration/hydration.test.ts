import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { adoptAnswers, pageDataId, serializeAnswers } from './page-data.ts';
import { renderedAddress } from './rendered-address.ts';

test.each([
  ['', ''],
  ['?utm_source=line&utm_campaign=x', ''],
  ['?topic=wallet', '?topic=wallet'],
  ['?utm_source=line&tab=3&topic=wallet', '?tab=3&topic=wallet'],
])('of the address /faq%s the server renders /faq%s', (search, rendered) => {
  expect(renderedAddress({ pathname: '/faq', search })).toEqual({ pathname: '/faq', search: rendered });
});

test('answers come to the browser as they were, and none of them ends the element that carries them', () => {
  const answered = new QueryClient();
  const answer = {
    name: '</script><script>alert(1)</script><!--',
    price: 93.22,
    publishedAt: new Date('2026-11-27T00:00:00Z'),
    netByVehicle: new Map([[1, 9322]]),
  };
  answered.setQueryData(['startup'], answer);
  const data = serializeAnswers(answered);
  expect(data).not.toContain('<');
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${data}</script>`;
  const queries = new QueryClient();
  adoptAnswers(document, queries);
  expect(queries.getQueryData(['startup'])).toEqual(answer);
});

test('a document without answers begins without', () => {
  document.body.innerHTML = '';
  const queries = new QueryClient();
  adoptAnswers(document, queries);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
