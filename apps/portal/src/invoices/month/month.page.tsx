import type { PageProps } from '../../routes/route-entry.ts';

export function MonthPage({ params: { month } }: PageProps) {
  return <p>{month}</p>;
}
