import { escapeHtml, type PageOptions } from './page.ts';

export interface BagsPageOptions extends Omit<PageOptions, 'token'> {
  /** The hotel's booking number. */
  readonly reference: string;
  /** Of that number, made by the hotel's server. */
  readonly signature: string;
}

const texts = {
  en: { title: 'Your bags · Baan Chandra', pickUp: 'Baan Chandra, bell desk' },
  th: { title: 'กระเป๋าของคุณ · บ้านจันทรา', pickUp: 'บ้านจันทรา เคาน์เตอร์พนักงานยกกระเป๋า' },
} as const;

/** The page behind the link in a guest's message: where the bags of the booking go. */
export const renderBagsPage = (options: BagsPageOptions): string => {
  const { songwaiOrigin, partnerId, reference, signature, language, theme } = options;
  const { title, pickUp } = texts[language];
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script type="module" src="${escapeHtml(songwaiOrigin)}/widget/v1/songwai.js"></script>
</head>
<body>
<header class="bar"><p class="name">Baan Chandra</p></header>
<main class="bags">
<songwai-drop-point partner="${escapeHtml(partnerId)}" reference="${escapeHtml(reference)}" signature="${escapeHtml(signature)}" pick-up="${escapeHtml(pickUp)}" lang="${language}" theme="${theme}"></songwai-drop-point>
</main>
</body>
</html>
`;
};
