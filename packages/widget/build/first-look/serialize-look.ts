import type { LookNode } from '../../src/first-look/first-look-tree.ts';

const svg = 'http://www.w3.org/2000/svg';

/** What the guest types into before any code is there: a stop's card has a field in the place of the button that opens its search. */
const fieldOf = (button: Element): LookNode => {
  const title = button.firstElementChild;
  const invitation = title?.firstElementChild;
  const icon = invitation?.firstElementChild;
  if (!title || !invitation || !icon) throw new Error('The card of an empty stop has another form than the build expects');
  const prompt = invitation.textContent.trim();
  const name = button.lastElementChild?.textContent.trim() ?? '';
  const field: LookNode = [
    'input',
    {
      class: 'first-field',
      placeholder: prompt,
      'aria-label': `${name}: ${prompt}`,
      autocomplete: 'off',
      enterkeyhint: 'search',
    },
  ];
  return [
    'label',
    { class: button.className },
    ['span', { class: title.className }, ['span', { class: invitation.className }, nodeOf(icon), ' ', field]],
  ];
};

/** `--sw-width: 30%;` without what the browser does not need. */
const shortStyle = (style: string): string => style.replaceAll(/([:;]) /g, '$1').replace(/;$/, '');

/** A node with what is below it. */
const nodeOf = (node: Node): LookNode => {
  if (node.nodeType === 3) return node.textContent ?? '';
  const element = node as Element;
  if (element.matches('[data-stop] button.sw-stop-card__text')) return fieldOf(element);
  const attributes = Object.fromEntries(
    [...element.attributes]
      // Of a draft that nobody has: the key of a stop.
      .filter(({ name }) => name !== 'data-stop' && name !== 'data-field')
      .map(({ name, value }) => [name, name === 'style' ? shortStyle(value) : value]),
  );
  return [
    element.namespaceURI === svg ? `svg:${element.localName}` : element.localName,
    attributes,
    ...[...element.childNodes].map(nodeOf),
  ];
};

export const serializeLook = (look: Element): LookNode => {
  if (!look.firstElementChild) throw new Error('Nothing was rendered');
  return nodeOf(look.firstElementChild);
};

const isElement = (node: LookNode): node is Exclude<LookNode, string | number> => typeof node === 'object';

/** One tree of two that differ in texts alone; `texts` takes both texts of each difference. */
export const mergeLooks = (th: LookNode, en: LookNode, texts: { readonly th: string[]; readonly en: string[] }): LookNode => {
  const textOf = (one: string | number, other: string | number): string | number => {
    if (one === other) return one;
    const known = texts.th.findIndex((text, index) => text === one && texts.en[index] === other);
    if (known >= 0) return known;
    texts.th.push(String(one));
    texts.en.push(String(other));
    return texts.th.length - 1;
  };
  const merge = (one: LookNode | undefined, other: LookNode | undefined): LookNode => {
    if (one === undefined || other === undefined || isElement(one) !== isElement(other))
      throw new Error('The first look has another form in another language');
    if (!isElement(one) || !isElement(other)) return textOf(one as string, other as string);
    const [tag, attributes, ...children] = one;
    const [otherTag, otherAttributes, ...otherChildren] = other;
    if (tag !== otherTag || children.length !== otherChildren.length) throw new Error(`<${tag}> differs between the languages`);
    const merged = Object.entries(attributes).map(([name, value]) => [name, textOf(value, otherAttributes[name] ?? '')] as const);
    return [tag, Object.fromEntries(merged), ...children.map((child, index) => merge(child, otherChildren[index]))];
  };
  return merge(th, en);
};
