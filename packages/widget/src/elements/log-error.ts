import type { ErrorDetail } from '../widget-events.ts';

/** Whose error it is, and where its help lies. */
interface ErrorSource {
  readonly tag: string;
  readonly gatewayOrigin: string;
}

const logged = new Set<string>();

/** Tells the page's developer of an error: once for each code and element, with a link to what to do. */
export const logError = ({ tag, gatewayOrigin }: ErrorSource, detail: ErrorDetail): void => {
  const { code, reason = code, message } = detail;
  const key = `${tag} ${reason}`;
  if (logged.has(key)) return;
  logged.add(key);
  const { console } = window;
  console.error(`<${tag}> ${reason}: ${message} (${gatewayOrigin}/widget/v1/help.html#${reason})`);
};
