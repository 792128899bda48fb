import ts from 'typescript';

const declares = [
  ts.isVariableDeclaration,
  ts.isFunctionDeclaration,
  ts.isFunctionExpression,
  ts.isParameter,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isClassDeclaration,
  ts.isEnumDeclaration,
  ts.isTypeParameterDeclaration,
  ts.isMethodDeclaration,
  ts.isMethodSignature,
];

/** `{ name }` repeats a property's name, which may be one of the wire; `[name]` and `{ property: name }` choose a new one. */
const chooses = (node) => ts.isBindingElement(node) && (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent));

/**
 * The names that a file chooses: of variables, parameters, functions, methods and types. Properties are excluded, because
 * they are often names of the wire or of database columns.
 * @param {string} path
 * @param {string} code
 * @returns {{ name: string, line: number }[]}
 */
export function declaredNames(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node) => {
    const { name } = node;
    if (name && ts.isIdentifier(name) && (chooses(node) || declares.some((declaresName) => declaresName(node)))) {
      const { line } = file.getLineAndCharacterOfPosition(name.getStart());
      names.push({ name: name.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
