import type { Finding, PreflightReport } from './preflight-report.ts';

interface PreflightOptions {
  /** The element to look at; null: the first one of the page, if there is one. */
  readonly element: HTMLElement | null;
  readonly gatewayOrigin: string;
  readonly clock: () => number;
}

type Judgement = Pick<Finding, 'level' | 'message'>;

const ok = (message: string): Judgement => ({ level: 'ok', message });
const warning = (message: string): Judgement => ({ level: 'warning', message });
const error = (message: string): Judgement => ({ level: 'error', message });

const reasons: Readonly<Record<number, string>> = {
  404: 'We know no partner of this id: check the attribute "partner".',
  403: 'This page’s origin is not registered for this partner: ask us to register it, exactly as in the address bar.',
};

/** Whether the gateway can be reached from here, and knows partner and origin. */
const judgePartner = async (
  partner: string,
  gatewayOrigin: string,
): Promise<readonly [connect: Judgement, partner: Judgement]> => {
  const none = error('The attribute "partner" is missing, so nothing can be booked.');
  try {
    const response = await fetch(`${gatewayOrigin}/api/partner_profile/${encodeURIComponent(partner || '-')}`);
    const reached = ok('The gateway answers.');
    if (!partner) return [reached, none];
    return [
      reached,
      response.ok
        ? ok(`The partner ${partner} may book from ${location.origin}.`)
        : error(reasons[response.status] ?? `The gateway answered ${response.status}.`),
    ];
  } catch {
    const message = `${gatewayOrigin} cannot be reached from this page: add it to connect-src of your Content-Security-Policy, or check the network.`;
    return [error(message), partner ? warning('Not checked, because the gateway cannot be reached.') : none];
  }
};

/** Of a JWT, not verified: only the gateway can. */
const claimsOf = (token: string): { readonly iat?: number; readonly exp?: number; readonly sub?: string } | null => {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return null;
  }
};

const longestSeconds = 300;

const judgeToken = (element: HTMLElement, now: number): Judgement => {
  if (Reflect.get(element, 'getToken')) return ok('getToken fetches the guest’s token when it is needed.');
  const token = element.getAttribute('token');
  if (!token) return warning('No token: guests see prices, but cannot book. Set "token" or getToken.');
  const claims = claimsOf(token);
  if (!claims) return error('The token is no JWT.');
  const { iat = 0, exp = 0, sub } = claims;
  if (!sub) return error('The token has no "sub": your own id of the guest.');
  if (exp - iat > longestSeconds)
    return error('The token is valid for more than five minutes: "exp" has to be at most 300 seconds after "iat".');
  if (exp * 1000 < now)
    return warning(
      'The token has expired. If the guest signed on before, that is as it should be; else sign it when the page is requested.',
    );
  return ok('The token has the right form.');
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

const judgeScript = (): Judgement => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widget/"][src$="songwai.js"]')];
  return new Set(scripts.map(({ src }) => src)).size > 1
    ? warning(`Several addresses load the widget, and the first one counts: ${scripts.map(({ src }) => src).join(', ')}`)
    : ok('Loaded once.');
};

/** Looks at the page as the element finds it, and says what its developer should change. It books nothing and signs nobody on. */
export const preflight = async ({ element: given, gatewayOrigin, clock }: PreflightOptions): Promise<PreflightReport> => {
  const element =
    given ??
    document.querySelector<HTMLElement>('songwai-booking,songwai-tracking,songwai-price-check,songwai-drop-point,songwai-button');
  const partner = element?.getAttribute('partner') ?? '';
  const [[connect, known], images] = await Promise.all([judgePartner(partner, gatewayOrigin), judgeImages()]);
  const judged: [Finding['id'], Judgement][] = [
    ['connect', connect],
    ...(element ? ([['partner', known]] as [Finding['id'], Judgement][]) : []),
    ...(element?.localName === 'songwai-booking'
      ? ([['token', judgeToken(element, clock())]] as [Finding['id'], Judgement][])
      : []),
    ['images', images],
    ['secure', isSecureContext ? ok('A secure page.') : warning('Without https what a guest typed is not kept over a reload.')],
    ['script', judgeScript()],
    ...(element
      ? ([
          ['size', judgeSize(element)],
          ['covered', judgeCovered(element)],
        ] as [Finding['id'], Judgement][])
      : []),
    [
      'language',
      (element ?? document.documentElement).closest('[lang]')
        ? ok('The language is named.')
        : warning('Neither the element nor the page has "lang": it is in Thai.'),
    ],
    [
      'viewport',
      document.querySelector('meta[name=viewport]')
        ? ok('Made for phones.')
        : warning('The page has no <meta name="viewport">: on a phone everything is tiny.'),
    ],
  ];
  const findings = judged.map(([id, judgement]) => ({
    id,
    ...judgement,
    help: `${gatewayOrigin}/widget/v1/help.html#preflight-${id}`,
  }));
  return { isReady: findings.every(({ level }) => level !== 'error'), findings };
};
