import { createTransport } from '@songwai/core/gateway/create-transport';
import { createDropPointFlow } from '@songwai/core/partners/drop-points/drop-point-flow';
import type { DropPointFlow } from '@songwai/core/partners/drop-points/drop-point-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';
import type { Mount } from '../elements/element-definition.ts';
import type { SongwaiDropPoint } from '../elements/songwai-drop-point.ts';
import { errorDetailOf } from '../loader/error-detail.ts';
import { mountElement } from '../loader/mount-element.tsx';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { DropPointCard } from './drop-point-card.tsx';
import { loadBags } from './load-bags.ts';
import { reportEntry } from './report-entry.ts';

/** `<songwai-drop-point>`: where the bags of one booking go; needs no session. */
export const mountDropPoint: Mount<SongwaiDropPoint> = (options) => {
  const { emit, host, gatewayOrigin } = options;
  let attributes = options.attributes;
  // Only this element has them, and every byte of `readAttributes` counts for the booking's first look.
  const own = (name: string): string => host.getAttribute(name) ?? '';
  const { crypto, indexedDB } = window;
  const storage = lazyPrivateStorage({ open: () => window.localStorage, clock: Date.now, crypto, indexedDB });
  const transport = createTransport(widgetTransportOptions({ gatewayOrigin, attributes: () => attributes }));
  const search = createPlaceSearch({ transport });

  const create = (): DropPointFlow => {
    const flow = createDropPointFlow({
      transport,
      partnerId: attributes.partner,
      reference: own('reference'),
      signature: own('signature') || null,
      clock: Date.now,
      random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
      storage,
      onSaved: (reference) => emit('songwai:saved', { reference }),
      onError: (error) => emit('songwai:error', errorDetailOf(error)),
    });
    reportEntry({ flow, emit });
    void flow.open();
    return flow;
  };
  const linkOf = (): string => `${own('reference')} ${own('signature')}`;
  let link = linkOf();
  let flow = create();

  return mountElement(options, {
    texts: ['common', 'stops', 'widget', 'bags'],
    ownTexts: loadBags,
    render: () => <DropPointCard key={link} {...{ flow, search }} pickUp={own('pick-up')} />,
    update(next) {
      attributes = next;
      if (linkOf() === link) return;
      link = linkOf();
      flow.dispose();
      flow = create();
    },
    dispose() {
      flow.dispose();
      search.dispose();
    },
  });
};
