/** Turns a vector's input into a call of our rule, and the rule's answer into the vector's form. Each adapter names the input it takes. */
export type RuleAdapter = (input: never) => unknown;

/** A table from rule names to adapters. */
export type RuleAdapters = Readonly<Record<string, RuleAdapter>>;
