import { posix } from 'node:path';
import type ts from 'typescript';
import type { AnalyzerPlugin, Described, ElementDeclaration, Member, TypeText } from './manifest.ts';

type References = NonNullable<TypeText['references']>;

/** What the browser calls, not a page. */
const callback = /Callback$/;

const isPublic = ({ name, privacy = 'public', static: isStatic = false }: Member): boolean =>
  privacy === 'public' && !isStatic && !callback.test(name);

/** Where each name that a file declares or imports is declared. */
const modulesOf = (file: ts.SourceFile, typescript: typeof ts): ReadonlyMap<string, string> => {
  const modules = new Map<string, string>();
  for (const statement of file.statements) {
    if (typescript.isInterfaceDeclaration(statement) || typescript.isTypeAliasDeclaration(statement))
      modules.set(statement.name.text, file.fileName);
    if (!typescript.isImportDeclaration(statement) || !typescript.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const module = text.startsWith('.') ? posix.join(posix.dirname(file.fileName), text) : text;
    const named = statement.importClause?.namedBindings;
    if (named && typescript.isNamedImports(named)) for (const { name } of named.elements) modules.set(name.text, module);
  }
  return modules;
};

/** Names in a type that are no global ones. */
const referencesIn = (node: ts.Node, modules: ReadonlyMap<string, string>, typescript: typeof ts): References => {
  const found = new Map<string, string>();
  const visit = (part: ts.Node): void => {
    if (typescript.isTypeReferenceNode(part) && typescript.isIdentifier(part.typeName)) {
      const module = modules.get(part.typeName.text);
      if (module) found.set(part.typeName.text, module);
    }
    typescript.forEachChild(part, visit);
  };
  visit(node);
  return [...found].map(([name, module]) => ({ name, module }));
};

const withTypes = (event: Described, types: ReadonlyMap<string, TypeText>): Described => {
  const type = types.get(event.name);
  if (!type) throw new Error(`${event.name} is fired by an element, but SongwaiEventMap has no such event`);
  return { ...event, type };
};

/** Leaves of each element what a page may use, and says where the types in it are declared, and what the events carry. */
export const publicFace = (typescript: typeof ts): AnalyzerPlugin => {
  const events = new Map<string, TypeText>();
  const face = (declaration: ElementDeclaration): ElementDeclaration => ({
    ...declaration,
    members: (declaration.members ?? []).filter(isPublic),
    events: (declaration.events ?? []).map((event) => withTypes(event, events)),
  });
  return {
    name: 'public-face',
    collectPhase({ node }) {
      if (!typescript.isInterfaceDeclaration(node) || node.name.text !== 'SongwaiEventMap') return;
      const modules = modulesOf(node.getSourceFile(), typescript);
      for (const member of node.members) {
        if (!typescript.isPropertySignature(member) || !typescript.isStringLiteral(member.name) || !member.type) continue;
        const references = referencesIn(member.type, modules, typescript);
        events.set(member.name.text, { text: member.type.getText(), references });
      }
    },
    analyzePhase({ node, moduleDoc }) {
      if (!typescript.isClassDeclaration(node)) return;
      const modules = modulesOf(node.getSourceFile(), typescript);
      const members = moduleDoc.declarations.find(({ name }) => name === node.name?.text)?.members ?? [];
      for (const part of node.members) {
        const member = members.find(({ name }) => name === part.name?.getText());
        if (!member || !isPublic(member)) continue;
        const references = referencesIn(part, modules, typescript);
        const types = [member.type, member.return?.type, ...(member.parameters ?? []).map(({ type }) => type)];
        if (references.length > 0)
          for (const type of types)
            if (type) type.references = references.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(type.text));
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      customElementsManifest.modules = customElementsManifest.modules
        .map(({ path, declarations }) => ({
          kind: 'javascript-module',
          path,
          declarations: declarations.filter(({ tagName }) => tagName).map(face),
        }))
        .filter(({ declarations }) => declarations.length > 0);
    },
  };
};
