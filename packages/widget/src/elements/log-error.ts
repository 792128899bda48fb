import type { ErrorDetail } from '../widget-events.ts';
import type { ElementDefinition } from './songwai-element.ts';

const logged = new Set<string>();

/** Tells the page's developer of an error: once for each code and element, with a link to what to do. */
export const logError = ({ tag, gatewayOrigin }: Pick<ElementDefinition, 'tag' | 'gatewayOrigin'>, detail: ErrorDetail): void => {
  const { code, reason = code, message } = detail;
  const key = `${tag} ${reason}`;
  if (logged.has(key)) return;
  logged.add(key);
  const { console } = window;
  console.error(`<${tag}> ${reason}: ${message} (${gatewayOrigin}/widget/v1/help.html#${reason})`);
};
