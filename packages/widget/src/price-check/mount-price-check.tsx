import { createTransport } from '@songwai/core/gateway/create-transport';
import { createPriceCheck } from '@songwai/core/partners/price-check/price-check-flow';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { Mount } from '../elements/element-definition.ts';
import type { SongwaiPriceCheck } from '../elements/songwai-price-check.ts';
import { mountElement } from '../loader/mount-element.tsx';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { bookPrice } from './book-price.ts';
import { readStart } from './given-start.ts';
import { loadPriceTexts } from './load-price-texts.ts';
import { notifyPrice } from './notify-price.ts';
import { PriceCheckCard } from './price-check-card.tsx';
import { sharedPriceTexts } from './price-check-texts.ts';

/** `<songwai-price-check>`: what a delivery costs at a partner's rates; needs no session and no start-up data. */
export const mountPriceCheck: Mount<SongwaiPriceCheck> = (options) => {
  let attributes = options.attributes;
  const { gatewayOrigin, emit, host } = options;
  const transport = createTransport(widgetTransportOptions({ gatewayOrigin, attributes: () => attributes }));
  const flow = createPriceCheck({ transport, partnerId: attributes.partner });
  const search = createPlaceSearch({ transport });
  if (!attributes.partner) {
    flow.store.setState({ refusal: 'unknownPartner' });
    emit('songwai:error', { code: 'attributes', message: 'The attribute partner is missing' });
  }
  notifyPrice(flow, emit);
  if (attributes.partner) flow.begin();
  let given = '';
  const followStart = () => {
    const start = readStart(host);
    const now = JSON.stringify(start);
    if (now !== given) flow.giveStart(start);
    given = now;
  };
  followStart();
  return mountElement(options, {
    texts: [...sharedPriceTexts, 'prices'],
    ownTexts: loadPriceTexts,
    render: () => <PriceCheckCard {...{ flow, search, gatewayOrigin }} onBook={() => bookPrice(host, flow.store.getState())} />,
    update: (next) => {
      attributes = next;
      followStart();
    },
    dispose() {
      flow.dispose();
      search.dispose();
    },
  });
};
