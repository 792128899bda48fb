import { describe, expect, it } from 'vitest';
import { parseOptionIds } from './option-ids.ts';
import { sortStops } from './travel-stops.ts';

const stop = (name: string, isReturn = false) => ({ name, isReturn });
const [a, b, home] = [stop('a'), stop('b'), stop('home', true)];

describe('the way that an order drives', () => {
  it('leaves the return point out, wherever it stands', () => {
    expect(sortStops([a, b, home], true)).toEqual({ outward: [a, b], back: home });
    expect(sortStops([a, home, b], true)).toEqual({ outward: [a, b], back: home });
  });

  it('goes back to the first stop when a return is booked without a return point', () => {
    expect(sortStops([a, b], true)).toEqual({ outward: [a, b], back: a });
  });

  it('does not go back when nobody booked it', () => {
    expect(sortStops([a, b, home], false)).toEqual({ outward: [a, b], back: null });
  });

  it('wants two stops besides the return point, and no more than ten', () => {
    expect(sortStops([a, home], true)).toEqual({ problem: { code: 'tooFewStops', index: null } });
    const ten = Array.from({ length: 10 }, (_, index) => stop(`s${index}`));
    expect(sortStops([...ten, home], true)).toMatchObject({ back: home });
    expect(sortStops([...ten, stop('s10')], false)).toEqual({ problem: { code: 'tooManyStops', index: 10 } });
  });

  it('names a second return point', () => {
    expect(sortStops([a, home, b, stop('too', true)], true)).toEqual({ problem: { code: 'secondReturn', index: 3 } });
  });
});

describe('the extras of a request', () => {
  it('are read from text and from an array alike', () => {
    expect(parseOptionIds('3, 1,3')).toEqual([1, 3]);
    expect(parseOptionIds([3, 1, 3])).toEqual([1, 3]);
    expect(parseOptionIds(undefined)).toEqual([]);
  });
});
