import type { Visitor } from './visitor.ts';

/** A file, or a part of one, that the page uses; what is shown is what runs. */
export interface ExampleCode {
  /** `checkout.html`. */
  readonly name: string;
  readonly language: 'html' | 'javascript' | 'typescript' | 'tsx' | 'http';
  readonly code: string;
}

/** A page of the partner, with what is below it for developers. */
export interface Page {
  readonly visitor: Visitor;
  /** Of the page, as the list of examples has it. */
  readonly path: string;
  readonly title: string;
  /** Style sheets of the page. */
  readonly styles: readonly string[];
  /** Scripts of the page, modules. */
  readonly scripts?: readonly string[];
  readonly body: string;
  /** What the page is made of; nothing is shown of a page without. */
  readonly code?: readonly ExampleCode[];
  /** For a policy that lets scripts in by nonce only. */
  readonly nonce?: string | undefined;
}
