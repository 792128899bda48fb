import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Timeline } from '@songwai/ui/timeline/timeline';

interface LineStop {
  readonly name: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly isReturn: boolean;
  readonly doneTime: string | null;
}

interface JobLineProps {
  readonly stops: readonly LineStop[];
  /** DD/MM/YYYY in Bangkok. */
  readonly date: string;
}

const placeOf = ({ subDistrict, district }: LineStop) => [...new Set([subDistrict, district])].filter(Boolean).join(' ');

/** The stops that were served, so that it is clear which delivery is meant. */
export function JobLine({ stops, date }: JobLineProps) {
  const t = useTranslate();
  const day = date.split('/').reverse().join('-');
  return (
    <Card>
      <Timeline
        label={t('opinion.line')}
        entries={stops.map((stop, index) => ({
          id: `stop-${index}`,
          node: { state: stop.doneTime ? ('done' as const) : ('todo' as const), number: index + 1 },
          segment: stop.doneTime && stops[index + 1]?.doneTime ? ('solid' as const) : ('rest' as const),
          title: stop.isReturn ? t('opinion.returned', { stop: stop.name }) : stop.name,
          detail: placeOf(stop) || undefined,
          time: stop.doneTime ? { text: stop.doneTime, dateTime: `${day}T${stop.doneTime}+07:00` } : undefined,
        }))}
      />
    </Card>
  );
}
