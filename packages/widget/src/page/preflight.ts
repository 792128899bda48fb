import { judgeLanguage, judgeScripts, judgeSecurity, judgeViewport } from '@songwai/core/partners/preflight/judge-page';
import { demoPartner, judgePartner, missingPartner, needsPartner } from '@songwai/core/partners/preflight/judge-partner';
import { judgeToken } from '@songwai/core/partners/preflight/judge-token';
import { error, type Judgement, ok, warning } from '@songwai/core/partners/preflight/judgement';
import type { Finding, PreflightReport } from './preflight-report.ts';

interface PreflightOptions {
  /** The element to look at; null: the first one of the page, if there is one. */
  readonly element: HTMLElement | null;
  readonly gatewayOrigin: string;
  readonly clock: () => number;
}

const unneeded = ok('Needs no partner.');

/** Whether the gateway can be reached from here, and knows partner and origin. */
const askForPartner = async (
  element: HTMLElement | null,
  gatewayOrigin: string,
): Promise<readonly [connect: Judgement, partner: Judgement]> => {
  const partner = element?.getAttribute('partner') ?? '';
  const isDemo = element?.hasAttribute('demo') ?? false;
  const missing = element && !needsPartner(element.localName, element.getAttribute('opens')) ? unneeded : missingPartner;
  const none = isDemo ? demoPartner : missing;
  try {
    // In a demo a call that pages of every origin may make.
    const path = isDemo ? 'init_data_v3' : `partner_profile/${encodeURIComponent(partner || '-')}`;
    const response = await fetch(`${gatewayOrigin}/api/${path}`);
    const reached = ok('The gateway answers.');
    if (!partner || isDemo) return [reached, none];
    return [reached, judgePartner(partner, { origin: location.origin, answer: response.status })];
  } catch {
    const message = `${gatewayOrigin} cannot be reached from this page: add it to connect-src of your Content-Security-Policy, or check the network.`;
    return [error(message), partner ? warning('Not checked, because the gateway cannot be reached.') : none];
  }
};

/** A frame that is sandboxed without `allow-same-origin` has no origin that could be registered, and no storage. */
const judgeFrame = (): Judgement => {
  if (globalThis.origin === 'null')
    return error('The page is in a sandboxed frame and so has no origin: add allow-same-origin to its "sandbox".');
  return ok(globalThis.top === globalThis.self ? 'Not framed.' : 'Framed, with its own origin.');
};

const judgeElementsToken = (element: HTMLElement, now: number): Judgement => {
  if (element.hasAttribute('demo')) return ok('A demo needs no token. Remove the attribute "demo" before you go live.');
  if (Reflect.get(element, 'getToken')) return ok('getToken fetches the guest’s token when it is needed.');
  return judgeToken(element.getAttribute('token'), now);
};

/** A picture as our icons of payments are: refused where `img-src` has no `data:`. */
const judgeImages = async (): Promise<Judgement> => {
  const image = new Image();
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  try {
    await image.decode();
    return ok('Pictures may be shown.');
  } catch {
    return warning('Your Content-Security-Policy refuses pictures: add data: to img-src.');
  }
};

const leastWidth = 280;

const judgeSize = (element: HTMLElement): Judgement => {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return warning('The element is not visible: check hidden and display around it.');
  return width < leastWidth
    ? warning(`The element is ${Math.round(width)} px wide: below ${leastWidth} px it is cramped.`)
    : ok(`${Math.round(width)} px wide.`);
};

const judgeCovered = (element: HTMLElement): Judgement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 60)];
  const above = document.elementFromPoint(x, y);
  // Outside of what the window shows, nothing can be said.
  if (!above || above === element || element.contains(above) || above.contains(element)) return ok('Nothing covers it.');
  return warning(`<${above.localName}${above.id ? ` id="${above.id}"` : ''}> lies over it: check z-index.`);
};

const scriptAddresses = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widget/"][src$="songwai.js"]')].map(({ src }) => src);

/** Looks at the page as the element finds it, and says what its developer should change. It books nothing and signs nobody on. */
export const preflight = async ({ element: given, gatewayOrigin, clock }: PreflightOptions): Promise<PreflightReport> => {
  const element =
    given ??
    document.querySelector<HTMLElement>('songwai-booking,songwai-tracking,songwai-price-check,songwai-drop-point,songwai-button');
  const [[connect, known], images] = await Promise.all([askForPartner(element, gatewayOrigin), judgeImages()]);
  const judged: [Finding['id'], Judgement][] = [
    ['connect', connect],
    ...(element ? ([['partner', known]] as [Finding['id'], Judgement][]) : []),
    ...(element?.localName === 'songwai-booking'
      ? ([['token', judgeElementsToken(element, clock())]] as [Finding['id'], Judgement][])
      : []),
    ['frame', judgeFrame()],
    ['images', images],
    ['secure', judgeSecurity(isSecureContext)],
    ['script', judgeScripts(scriptAddresses())],
    ...(element
      ? ([
          ['size', judgeSize(element)],
          ['covered', judgeCovered(element)],
        ] as [Finding['id'], Judgement][])
      : []),
    ['language', judgeLanguage((element ?? document.documentElement).closest('[lang]') !== null)],
    ['viewport', judgeViewport(document.querySelector('meta[name=viewport]') !== null)],
  ];
  const findings = judged.map(([id, judgement]) => ({
    id,
    ...judgement,
    help: `${gatewayOrigin}/widget/v1/help.html#preflight-${id}`,
  }));
  return { isReady: findings.every(({ level }) => level !== 'error'), findings };
};
