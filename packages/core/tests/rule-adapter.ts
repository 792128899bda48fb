/** Calls our rule with a vector's input and returns the result in the vector's form. Each adapter types its own input. */
export type RuleAdapter = (input: never) => unknown;

/** A table from rule names to adapters. */
export type RuleAdapters = Readonly<Record<string, RuleAdapter>>;
