import { longestNewsBody } from '@songwai/core/news/news-limits';
import { describe, expect, it } from 'vitest';
import { renderMarkdown, UnreadableMarkdownError } from './render-markdown.ts';

describe('Markdown', () => {
  it('becomes headings below that of the page, lists, emphasis and links', () => {
    const html = renderMarkdown(
      '# ใช้โค้ดอย่างไร\n\nลด **฿50** *สองงาน*\n\n1. จุดรับ\n2. จุดส่ง\n\n- [จองเลย](/neworder)\n- [LINE](https://line.me/songwai)\n\n##### เล็ก',
    );
    expect(html).toContain('<h2>ใช้โค้ดอย่างไร</h2>');
    expect(html).toContain('<p>ลด <strong>฿50</strong> <em>สองงาน</em></p>');
    expect(html).toContain('<li>จุดรับ</li>');
    expect(html).toContain('<a href="/neworder">จองเลย</a>');
    expect(html).toContain('<a href="https://line.me/songwai" rel="nofollow noopener noreferrer">LINE</a>');
    expect(html).toContain('<h3>เล็ก</h3>');
  });

  it('leads to our pages in its own language', () => {
    expect(renderMarkdown('[Book](/neworder) [TH](/th/faq)', 'en')).toBe(
      '<p><a href="/en/neworder">Book</a> <a href="/th/faq">TH</a></p>',
    );
  });

  it('shows HTML of the author as it was typed', () => {
    expect(renderMarkdown('ก <b onclick="x()">ข</b>')).toBe('<p>ก &lt;b onclick="x()"&gt;ข&lt;/b&gt;</p>');
    expect(renderMarkdown('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('removes marks that turn the direction of the text, and leaves words of right-to-left scripts', () => {
    expect(renderMarkdown('file\u202egpj.exe \u2066x\u2069 שלום مرحبا')).toBe('<p>filegpj.exe x שלום مرحبا</p>');
  });
});

/** What no rendering may hold, however it came there. */
const dangerous =
  /<(?!\/?(?:p|br|strong|em|del|h2|h3|ul|ol|li|a|blockquote|code|pre|hr)\b)|<[^>]*\s(?:on\w+|style|src|srcset|class|id)\s*=/i;
const link = /<a href="([^"]*)"/g;

describe('hostile Markdown', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<!-- <script>alert(1)</script> -->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<form action="https://evil.example"><input></form>',
    '![x](https://evil.example/pixel.png)',
    '![x](x" onerror="alert(1))',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
    '[x](data:image/svg+xml,<svg onload=alert(1)>)',
    '[x](//evil.example)',
    '[x](\\\\evil.example)',
    '[x](/\\evil.example)',
    '[x](http://evil.example)',
    '[x](https://ok.example "a\\" onmouseover=\\"alert(1)")',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '```html" onmouseover="alert(1)\n<script>\n```',
    '`<script>alert(1)</script>`',
    '|a|b|\n|-|-|\n|<script>|x|',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<details open ontoggle=alert(1)>',
    '\u202e<script>',
  ])('%j comes out harmless', (markdown) => {
    const html = renderMarkdown(markdown);
    expect(html).not.toMatch(dangerous);
    for (const [, href = ''] of html.matchAll(link)) expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/);
  });

  it.each([
    ['quotations', '>'.repeat(2_000)],
    ['spaced quotations', '> '.repeat(2_000)],
    ['lists', '- '.repeat(2_000)],
    ['numbers', '1. '.repeat(2_000)],
    ['brackets', '['.repeat(longestNewsBody)],
    ['emphasis', '*'.repeat(longestNewsBody)],
  ])('nested %s are refused', (_what, markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(UnreadableMarkdownError);
  });

  it.each([
    ['words', 'ส่งไว '],
    ['emphasis', '**a_b '],
    ['brackets', '[a]('],
    ['links', '[a](b "c" '],
    ['entities', '&amp;&#x'],
    ['code', '`a``b '],
    ['HTML', '<a b="c" '],
    ['lines', '\n \n- a\n'],
    ['table rows', 'a|b\n'],
    ['deep items', '- a\n  - b\n    - c\n'],
    ['addresses', 'a@b.c www.'],
    ['broken characters', '\ud800'],
  ])('as long as it may be, %s are rendered within two seconds', (_what, part) => {
    const before = performance.now();
    const html = renderMarkdown(part.repeat(longestNewsBody / part.length));
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(html).not.toMatch(dangerous);
  });
});
