import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The type of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single variables and collects all problems, so that one start reports them together. An empty value counts as absent. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  complain(name: string, what: string): void {
    this.problems.push(`${name} ${what}`);
  }

  number(name: string, range: { fallback: number; min: number; max: number; isWhole?: boolean }): number {
    const text = this.text(name);
    if (text === undefined) return range.fallback;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const isRightKind = range.isWhole === false || Number.isInteger(value);
    if (isRightKind && value >= range.min && value <= range.max) return value;
    const kind = range.isWhole === false ? 'number' : 'whole number';
    this.complain(
      name,
      `is "${text}"; set it to a ${kind} from ${range.min} to ${range.max}, or leave it out for ${range.fallback}.`,
    );
    return range.fallback;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = choices.find((choice) => choice === text);
    if (found === undefined)
      this.complain(name, `is "${text}"; set it to one of ${choices.join(', ')}, or leave it out for ${fallback}.`);
    return found ?? fallback;
  }

  /** The address without a trailing slash. The problem does not repeat the value, which may contain a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    if (url !== null && protocols.includes(url.protocol)) return text.replace(/\/+$/, '');
    this.complain(name, `is not an address; write it in full, starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    return undefined;
  }

  directory(name: string, fallback: string): string {
    const text = this.text(name);
    return text === undefined ? path.join(repositoryRoot, fallback) : path.resolve(text);
  }
}
