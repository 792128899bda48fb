import { describe, expect, it } from 'vitest';
import { type HireMode, type HireModeEvent, newPlaceKey, nextHireMode, normalHireMode } from './hire-mode.ts';

const search = (stopKey: string, isPinning = false): HireMode => ({ kind: 'searchLocation', stopKey, isPinning });
const payment: HireMode = { kind: 'payment' };
const enterSearch = (stopKey: string): HireModeEvent => ({ kind: 'enterSearch', stopKey });
const [reset, confirmSearch, enterPin, enterPayment] = (['reset', 'confirmSearch', 'enterPin', 'enterPayment'] as const).map(
  (kind): HireModeEvent => ({ kind }),
) as [HireModeEvent, HireModeEvent, HireModeEvent, HireModeEvent];

describe('the mode of the screen of a hire', () => {
  it.each<[name: string, change: readonly [from: HireMode, event: HireModeEvent, to: HireMode]]>([
    ['a search opens from the form', [normalHireMode, enterSearch('a'), search('a')]],
    ['another place on the way is searched for', [search('a'), enterSearch(newPlaceKey), search(newPlaceKey)]],
    ['a search gives way to a pin for the same place', [search('a'), enterPin, search('a', true)]],
    ['a search of another place puts the pin away', [search('a', true), enterSearch('b'), search('b')]],
    ['there is no pin without a place to be searched for', [normalHireMode, enterPin, normalHireMode]],
    ['a place that was found confirms its search', [search('a'), confirmSearch, normalHireMode]],
    ['a pin that was dropped confirms the search it came from', [search('a', true), confirmSearch, normalHireMode]],
    ['a place dragged on the map does not leave the payment', [payment, confirmSearch, payment]],
    ['the payment opens from the form', [normalHireMode, enterPayment, payment]],
    ['the payment closes an open search', [search('a'), enterPayment, payment]],
    ['a place is searched for in the middle of the payment', [payment, enterSearch('a'), search('a')]],
    ['leaving ends a search', [search('a'), reset, normalHireMode]],
    ['leaving ends a pin', [search('a', true), reset, normalHireMode]],
    ['leaving ends the payment', [payment, reset, normalHireMode]],
  ])('%s', (_name, [from, event, to]) => expect(nextHireMode(from, event)).toEqual(to));
});
