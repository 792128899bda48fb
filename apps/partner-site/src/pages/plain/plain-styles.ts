import type { Visitor } from '../../frame/visitor.ts';

/** The café's style sheet, inside of its file. */
export const plainStyles = (theme: Visitor['theme']): string => `
    :root { color-scheme: ${theme === 'auto' ? 'light dark' : theme} }
    html { background: light-dark(#f3e9d8, #1b1512); color: light-dark(#33211a, #f1e4d1) }
    body { margin: 0; font: 17px/1.6 "Anuphan", Georgia, "Noto Serif Thai", serif }
    header, main, footer { max-width: 420px; margin: 0 auto; padding: 0 16px }
    header { padding-top: 40px; font-weight: 700; letter-spacing: .04em }
    h1 { margin: 56px 0 16px; font-size: 42px; line-height: 1.15; text-wrap: balance }
    h1:lang(th) { font-size: 36px; line-height: 1.35 }
    main p { margin: 0 0 28px }
    footer { padding-block: 32px 56px; font-size: 15px }
    songwai-price-check { --songwai-accent: #8a4b1f }
    songwai-price-check:not(:defined) { display: block; min-height: 505px }
  `;
