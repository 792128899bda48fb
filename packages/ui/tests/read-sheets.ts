import { globSync, readFileSync } from 'node:fs';

/** A style sheet, without comments. */
export interface Sheet {
  /** Path relative to the given folder. */
  readonly file: string;
  readonly css: string;
}

/** A rule's selector and declarations; rules inside a media or container query count like any other. */
export interface SheetRule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** All style sheets below a folder, sorted by path. */
export const readSheets = (folder: string): readonly Sheet[] =>
  globSync('**/*.css', { cwd: folder })
    .toSorted()
    .map((file) => ({ file, css: readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** The rules of a sheet. Plain CSS only: no nesting except in at-rules. */
export const rulesOf = (css: string): readonly SheetRule[] =>
  [...css.matchAll(/(?<=^|[{};])\s*([^@{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body
      .split(/;(?![^(]*\))/)
      .map((one) => one.split(/:([\s\S]*)/, 2).map((part) => part.trim()))
      .flatMap(([property, value]) => (property && value ? [[property, value] as const] : [])),
  }));
