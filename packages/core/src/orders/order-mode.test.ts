import { describe, expect, it } from 'vitest';
import { nextMode, normalMode, type OrderModeEvent } from './order-mode.ts';
import type { OrderMode } from './order-state.ts';

const search = (stopKey: string): OrderMode => ({ kind: 'searchLocation', stopKey });
const payment: OrderMode = { kind: 'payment' };
const enterSearch = (stopKey: string): OrderModeEvent => ({ kind: 'enterSearch', stopKey });

describe('the mode of the order screen', () => {
  it.each<[name: string, change: readonly [from: OrderMode, event: OrderModeEvent, to: OrderMode]]>([
    ['a search opens from the normal mode', [normalMode, enterSearch('a'), search('a')]],
    ['another stop takes the search over', [search('a'), enterSearch('b'), search('b')]],
    ['a stop is searched for in the middle of the payment', [payment, enterSearch('a'), search('a')]],
    ['a place confirms its search', [search('a'), { kind: 'confirmSearch' }, normalMode]],
    ['a moved pin changes no normal mode', [normalMode, { kind: 'confirmSearch' }, normalMode]],
    ['a moved pin does not leave the payment', [payment, { kind: 'confirmSearch' }, payment]],
    ['the payment opens from the normal mode', [normalMode, { kind: 'enterPayment' }, payment]],
    ['the payment closes an open search', [search('a'), { kind: 'enterPayment' }, payment]],
    ['leaving ends a search', [search('a'), { kind: 'reset' }, normalMode]],
    ['leaving ends the payment', [payment, { kind: 'reset' }, normalMode]],
  ])('%s', (_name, [from, event, to]) => expect(nextMode(from, event)).toEqual(to));
});
