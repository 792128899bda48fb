const condition = /^@(?:media|container|supports)/;

/** Removes comments and optional white space. Assumes plain CSS whose strings hold only symbols, so nothing is lost. */
export const minify = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/ ([>+~]) /g, '$1')
    .replace(/: /g, ':')
    .replace(/ \* /g, '*')
    .replaceAll(') var(', ')var(')
    .replaceAll('1fr) auto', '1fr)auto')
    .replace(/(?<=[\s:,(])0\.(?=\d)/g, '.')
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, (_, ...parts: string[]) => {
      const bytes = parts.slice(0, 4).map((part, index) => (index === 3 ? Math.round(Number(part) * 255) : Number(part)));
      return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    })
    .replaceAll(';}', '}')
    .trim();

/** Splits a minified sheet, or the body of an at-rule, into its rules. */
export function splitRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

export const headOf = (rule: string): string => rule.slice(0, rule.indexOf('{'));
export const bodyOf = (rule: string): string => rule.slice(rule.indexOf('{') + 1, -1);

/** Merges equal at-rule conditions and puts them after the unconditional rules, as each sheet does by itself. */
export function gatherConditions(rules: readonly string[]): readonly string[] {
  const conditions = new Map<string, string>();
  for (const rule of rules) {
    if (condition.test(rule)) conditions.set(headOf(rule), (conditions.get(headOf(rule)) ?? '') + bodyOf(rule));
  }
  const last = (head: string) => Number(/forced-colors|print/.test(head));
  const gathered = [...conditions].toSorted(([one], [other]) => last(one) - last(other));
  return [...rules.filter((rule) => !condition.test(rule)), ...gathered.map(([head, body]) => `${head}{${body}}`)];
}

/**
 * Nests `.a{…}.a:hover{…}.a .b{…}` as `.a{…&:hover{…}.b{…}}`, so that the class name is not repeated. Specificity and order stay.
 */
export function nestRules(rules: readonly string[]): string {
  const nested: string[] = [];
  let parent = '';
  for (const rule of rules) {
    if (condition.test(rule)) nested.push(`${headOf(rule)}{${nestRules(splitRules(bodyOf(rule)))}}`);
    const [, name = '', rest = ''] = /^(\.[\w-]+)((?:[ >+~:[.](?![^(]*,(?![^(]*\)))[^,]*)?)$/.exec(headOf(rule)) ?? [];
    if (condition.test(rule)) parent = '';
    else if (name && rest && name === parent) {
      const above = (nested.pop() ?? '').slice(0, -1);
      const inner = /^[ >+~]/.test(rest) ? rest.trim() : `&${rest}`;
      nested.push(`${above}${/[;{}]$/.test(above) ? '' : ';'}${inner}{${bodyOf(rule)}}}`);
    } else {
      nested.push(rule);
      parent = rest ? '' : name;
    }
  }
  return nested.join('');
}
