/**
 * The focused element as seen from where `node` stands: inside a shadow root that is the root's own, which the document
 * would report as its host.
 */
export function activeElementNear(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
