import type ts from 'typescript';
import { propertyOf } from '../../src/elements/reflect.ts';
import type { AnalyzerPlugin, Attribute, Member } from './manifest.ts';

type Names = readonly string[];

const listName = /kinds$/i;

/** Names in an object of kinds; `...commonKinds` names another list, whose attributes the class that declares it has, and `...SongwaiBooking.kinds` those of another element
 * (`passed-attributes.ts`). */
const namesIn = (list: ts.Expression, typescript: typeof ts): Names =>
  typescript.isObjectLiteralExpression(list)
    ? list.properties.flatMap(({ name }) =>
        name && (typescript.isStringLiteral(name) || typescript.isIdentifier(name)) ? [name.text] : [],
      )
    : [];

const attributeOf = (name: string, fields: readonly Member[]): Attribute => {
  const field = fields.find((member) => member.name === propertyOf(name));
  if (!field) return { name };
  field.attribute = name;
  field.reflects = true;
  const { description, type } = field;
  return { name, fieldName: field.name, ...(description && { description }), ...(type && { type }) };
};

/** Finds the attributes of our elements, which stand in the static `kinds` of their class, and the property of each. */
export const attributesOfKinds = (typescript: typeof ts): AnalyzerPlugin => {
  const lists = new Map<string, Names>();
  return {
    name: 'attributes-of-kinds',
    collectPhase({ node }) {
      if (typescript.isVariableDeclaration(node) && typescript.isIdentifier(node.name) && listName.test(node.name.text))
        if (node.initializer) lists.set(node.name.text, namesIn(node.initializer, typescript));
    },
    analyzePhase({ node, moduleDoc }) {
      if (!typescript.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name?.text);
      const kinds = node.members.find(
        (member) => typescript.isPropertyDeclaration(member) && member.name.getText() === 'kinds',
      ) as ts.PropertyDeclaration | undefined;
      if (!declaration || !kinds?.initializer) return;
      const names = typescript.isIdentifier(kinds.initializer)
        ? (lists.get(kinds.initializer.text) ?? [])
        : namesIn(kinds.initializer, typescript);
      const described = declaration.attributes ?? [];
      declaration.attributes = names.map(
        (name) => described.find((attribute) => attribute.name === name) ?? attributeOf(name, declaration.members ?? []),
      );
    },
  };
};
