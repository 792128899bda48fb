/** The declarations of interfaces and type aliases in a file's text, with their comments, in the given order. */
export const declaredTypes = (source: string, names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const head = new RegExp(`(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export (?:interface|type) ${name}\\b`).exec(source);
    if (!head) throw new Error(`The file declares no type ${name}.`);
    const rest = source.slice(head.index);
    const line = /^.*$/m.exec(rest.slice(head[0].length))?.[0] ?? '';
    // The formatter closes a body at the beginning of a line, and ends an alias without one by a semicolon.
    const end = line.endsWith('{') ? '\n}' : ';';
    return rest.slice(0, rest.indexOf(end, head[0].length) + end.length);
  });
