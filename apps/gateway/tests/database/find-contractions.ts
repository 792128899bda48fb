/** Comments, quoted texts and bodies of functions: nothing in them changes a table now. */
const notStatements = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** Statements and actions of `alter` that the version before cannot live with. */
const takesAway = [
  /^drop (?!index|trigger)/,
  /^truncate/,
  /^rename/,
  /^drop (?!constraint|default|not null|identity|expression)/,
  /^alter (column )?(if exists )?\S+ (set data )?type /,
  /^alter (column )?\S+ set not null/,
];

/** A column that rows of the version before do not fill. */
const isUnfilled = (action: string): boolean =>
  /^add (column )?(if not exists )?/.test(action) &&
  !/^add (constraint|check|unique|primary|foreign|exclude|value)/.test(action) &&
  / not null/.test(action) &&
  !/ (default|generated) /.test(`${action} `);

/** Parts between commas that are in no brackets. */
function splitActions(text: string): readonly string[] {
  const actions: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}

function isContraction(statement: string): boolean {
  const altered = /^alter (?:table|type|view|materialized view|sequence)(?: if exists)?(?: only)? \S+ (.*)$/.exec(statement)?.[1];
  if (altered === undefined) return takesAway.slice(0, 2).some((pattern) => pattern.test(statement));
  return splitActions(altered).some((action) => takesAway.slice(2).some((pattern) => pattern.test(action)) || isUnfilled(action));
}

/** The statements of a migration by which the version before this one would stop working: docs/operations.md, "Migrations". */
export function findContractions(sql: string): readonly string[] {
  return sql
    .replace(notStatements, ' x ')
    .toLowerCase()
    .split(';')
    .map((statement) =>
      statement
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(x )+/, ''),
    )
    .filter(isContraction);
}
