import type { Finding } from './finding.ts';

const marks = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

const count = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((finding) => finding.level === level).length;

const numbered = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report as a terminal shows it. @param helpPage where each finding is explained */
export function reportText(page: string, findings: readonly Finding[], helpPage: string): readonly string[] {
  const width = Math.max(...findings.map(({ id }) => id.length));
  const [errors, warnings] = [count(findings, 'error'), count(findings, 'warning')];
  return [
    page,
    ...findings.flatMap(({ id, level, message }) => [
      `  ${marks[level]}  ${id.padEnd(width)}  ${message}`,
      ...(level === 'ok' ? [] : [`${' '.repeat(width + 13)}${helpPage}#preflight-${id}`]),
    ]),
    errors === 0
      ? `Ready for guests${warnings === 0 ? '' : `, with ${numbered(warnings, 'warning')}`}. What only a browser sees (size, what covers it): element.preflight().`
      : `Not ready: ${numbered(errors, 'error')}, ${numbered(warnings, 'warning')}.`,
  ];
}
