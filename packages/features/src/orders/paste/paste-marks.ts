import type { ReviewedStop } from '@songwai/core/orders/paste/reviewed-stop';
import type { TextMark } from '@songwai/ui/marked-text/marked-text';

/** The parts of a text that stops were read from; `indexes` are those of the stops in the route. */
export function pasteMarks(stops: readonly ReviewedStop[], indexes: readonly (number | null)[]): readonly TextMark[] {
  return stops.flatMap(({ found: { address, name, phone } }, at): readonly TextMark[] => {
    const index = indexes[at] ?? null;
    const persons = [name, phone].flatMap((field) => field?.spans ?? []);
    return [
      ...address.spans.map(
        (span, part): TextMark => ({
          ...span,
          tone: 'place',
          ...(part === 0 && index !== null && { number: index + 1 }),
        }),
      ),
      ...persons.map((span): TextMark => ({ ...span, tone: 'person' })),
    ];
  });
}
