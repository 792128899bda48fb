import type ts from 'typescript';

/** A type as its source says it, with the names in it that are no global ones and the module that declares each. */
export interface TypeText {
  readonly text: string;
  references?: readonly { readonly name: string; readonly module: string }[];
}

export interface Member {
  readonly kind: 'field' | 'method';
  readonly name: string;
  readonly description?: string;
  readonly privacy?: 'public' | 'private' | 'protected';
  readonly static?: boolean;
  readonly readonly?: boolean;
  type?: TypeText;
  readonly parameters?: readonly { readonly name: string; readonly optional?: boolean; readonly type?: TypeText }[];
  readonly return?: { readonly type?: TypeText };
  attribute?: string;
  reflects?: boolean;
}

export interface Attribute {
  readonly name: string;
  readonly fieldName?: string;
  readonly description?: string;
  readonly type?: TypeText;
}

export interface Described {
  readonly name: string;
  readonly description?: string;
  type?: TypeText;
}

/** One class of elements; those without a tag are what others extend. */
export interface ElementDeclaration {
  readonly kind: string;
  readonly name: string;
  readonly description?: string;
  readonly tagName?: string;
  members?: readonly Member[];
  attributes?: readonly Attribute[];
  events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssParts?: readonly Described[];
}

export interface ManifestModule {
  readonly path: string;
  readonly declarations: ElementDeclaration[];
  exports?: readonly unknown[];
}

/** What we read and write of a custom-elements manifest (https://github.com/webcomponents/custom-elements-manifest). */
export interface Manifest {
  readonly schemaVersion: string;
  modules: ManifestModule[];
}

/** The parts of the analyzer's plugins that ours use. */
export interface AnalyzerPlugin {
  readonly name: string;
  readonly collectPhase?: (params: { readonly node: ts.Node }) => void;
  readonly analyzePhase?: (params: { readonly node: ts.Node; readonly moduleDoc: ManifestModule }) => void;
  readonly packageLinkPhase?: (params: { readonly customElementsManifest: Manifest }) => void;
}
