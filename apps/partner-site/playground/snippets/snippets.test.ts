import { expect, test } from 'vitest';
import type { ElementInfo } from '../element-info.ts';
import { htmlSnippet } from './html-snippet.ts';
import { reactSnippet } from './react-snippet.ts';
import { tokenSnippet } from './token-snippet.ts';
import { vueSnippet } from './vue-snippet.ts';

const text = (name: string, property = name) => ({ name, property, kind: { type: 'text' as const }, description: '' });
const element: ElementInfo = {
  tag: 'songwai-booking',
  description: '',
  attributes: [
    text('partner'),
    text('token'),
    text('pick-up', 'pickUp'),
    { name: 'stops', property: 'stops', kind: { type: 'json' }, description: '' },
    { name: 'read-only', property: 'readOnly', kind: { type: 'flag' }, description: '' },
    text('note'),
  ],
  events: [],
};
const input = {
  element,
  values: {
    partner: 'baanchandra',
    token: `eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(80)}.y`,
    'pick-up': 'The "Baan" & co',
    stops: '[{ "name": "Ploy\'s" }]',
    'read-only': 'true',
  },
  songwaiOrigin: 'https://songwai.example',
  accent: '#9c3a24',
};

test('HTML has what is typed and nothing else, with quotation marks that hold', () => {
  expect(htmlSnippet(input)).toBe(`<script
  type="module"
  src="https://songwai.example/widget/v1/songwai.js"
></script>

<songwai-booking
  partner="baanchandra"
  token="eyJhbGciOiJIUzI1NiJ9…"
  pick-up="The &quot;Baan&quot; &amp; co"
  stops='[{"name":"Ploy&#39;s"}]'
  read-only
></songwai-booking>

<style>
  songwai-booking { --songwai-accent: #9c3a24 }
</style>`);
});

test('React takes properties, and the token by a callback', () => {
  const code = reactSnippet(input);
  expect(code).toContain("import { SongwaiBooking } from '@songwai/widget/react';");
  expect(code).toContain('  getToken={getToken}\n  pickUp={"The \\"Baan\\" & co"}\n  stops={[{"name":"Ploy\'s"}]}\n  readOnly\n');
  expect(code).not.toContain('eyJ');
});

test('Vue binds lists as properties', () => {
  const code = vueSnippet(input);
  expect(code).toContain(`    :stops.prop='[{"name":"Ploy&#39;s"}]'`);
  expect(code).toContain('    :getToken.prop="getToken"');
  expect(code).not.toContain('eyJ');
});

test('without a token no code fetches one, and without a colour there is no style', () => {
  const plain = { ...input, values: { partner: 'x' }, accent: '' };
  expect(htmlSnippet(plain)).not.toContain('<style>');
  expect(reactSnippet(plain)).not.toContain('getToken');
  expect(vueSnippet(plain)).not.toContain('getToken');
});

test('the server’s part signs for the partner that is typed', () => {
  expect(tokenSnippet(input)).toContain("partnerId: 'baanchandra'");
});
