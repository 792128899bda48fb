import type ts from 'typescript';
import type { AnalyzerPlugin, ElementDeclaration } from './manifest.ts';

/** Classes whose kinds are spread into those of a class: `{ ...SongwaiBooking.kinds }`. */
const spreadIn = (kinds: ts.Expression | undefined, typescript: typeof ts): readonly string[] =>
  kinds && typescript.isObjectLiteralExpression(kinds)
    ? kinds.properties.flatMap((part) =>
        typescript.isSpreadAssignment(part) && typescript.isPropertyAccessExpression(part.expression)
          ? [part.expression.expression.getText()]
          : [],
      )
    : [];

const withoutDoubles = <Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] =>
  all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);

/** Gives an element the attributes, with their properties, of the elements that it passes them on to. */
export const passedAttributes = (typescript: typeof ts): AnalyzerPlugin => {
  const passed = new Map<string, readonly string[]>();
  return {
    name: 'passed-attributes',
    analyzePhase({ node }) {
      if (!typescript.isClassDeclaration(node) || !node.name) return;
      const kinds = node.members.find((member) => member.name?.getText() === 'kinds');
      if (kinds && typescript.isPropertyDeclaration(kinds)) passed.set(node.name.text, spreadIn(kinds.initializer, typescript));
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const declarations = modules.flatMap((module) => module.declarations);
      for (const declaration of declarations) {
        const others = (passed.get(declaration.name) ?? [])
          .map((name) => declarations.find((one) => one.name === name))
          .filter((one): one is ElementDeclaration => one !== undefined);
        const attributes = others.flatMap((other) => other.attributes ?? []);
        const fields = attributes.map(({ fieldName }) => fieldName);
        const members = others.flatMap((other) => other.members ?? []).filter(({ name }) => fields.includes(name));
        declaration.attributes = withoutDoubles([...(declaration.attributes ?? []), ...attributes]);
        declaration.members = withoutDoubles([...(declaration.members ?? []), ...members]);
      }
    },
  };
};
