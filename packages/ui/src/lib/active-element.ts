/**
 * The focused element as seen from `node`: inside a shadow root it is the element inside that root; `document.activeElement`
 * would be the host.
 */
export function activeElementNear(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
