import os from 'node:os';

/** A measured figure. */
export interface Fact {
  readonly what: string;
  readonly value: number;
  /** `kB`, `ms`. */
  readonly unit: string;
  /** The most that it should be; absent where there is no goal. */
  readonly goal?: number;
  /** What belongs to it. */
  readonly note?: string;
}

const show = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

const rowOf = ({ what, value, unit, goal, note = '' }: Fact): string => {
  const isReached = goal === undefined ? '' : value <= goal ? 'yes' : '**no**';
  return `| ${what} | ${goal === undefined ? '' : `≤ ${goal} ${unit}`} | ${show(value)} ${unit} | ${isReached} | ${note} |`;
};

/** The figures as a table, with the machine that they are from. */
export const tableOf = (facts: readonly Fact[]): string =>
  [
    '| what | goal | now | reached | |',
    '| - | - | - | - | - |',
    ...facts.map(rowOf),
    '',
    `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${os.cpus().length} processors (load ${os.loadavg()[0]?.toFixed(1)} afterwards).`,
  ].join('\n');
