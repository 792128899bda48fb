import { globSync, readFileSync } from 'node:fs';

/** A style sheet without its comments. */
export interface Sheet {
  /** Below the folder that was asked for. */
  readonly file: string;
  readonly css: string;
}

/** The part of a rule between its braces, by its selector; what stands inside a media or container query is a rule like any other. */
export interface SheetRule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** All style sheets below a folder, in the order of their names. */
export const readSheets = (folder: string): readonly Sheet[] =>
  globSync('**/*.css', { cwd: folder })
    .toSorted()
    .map((file) => ({ file, css: readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** The rules of a sheet. Plain CSS only: nothing is nested but in at-rules. */
export const rulesOf = (css: string): readonly SheetRule[] =>
  [...css.matchAll(/(?<=^|[{};])\s*([^@{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body
      .split(/;(?![^(]*\))/)
      .map((one) => one.split(/:([\s\S]*)/, 2).map((part) => part.trim()))
      .flatMap(([property, value]) => (property && value ? [[property, value] as const] : [])),
  }));
