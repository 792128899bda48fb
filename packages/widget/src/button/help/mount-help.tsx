import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Mount } from '../../elements/element-definition.ts';
import { errorDetailOf } from '../../loader/error-detail.ts';
import { mountElement } from '../../loader/mount-element.tsx';
import { widgetTransportOptions } from '../../widget-transport-options.ts';
import { HelpCard } from './help-card.tsx';
import { createHelpFlow } from './help-flow.ts';
import { loadHelpline } from './load-helpline.ts';

/** What the button opens for a page without a chat of its own: when people answer, their number, the delivery under way. */
export const mountHelp: Mount = (options) => {
  let attributes = options.attributes;
  const { gatewayOrigin, emit, host } = options;
  const transport = createTransport(widgetTransportOptions({ gatewayOrigin, attributes: () => attributes }));
  const flow = createHelpFlow({
    transport,
    trackingId: () => attributes.trackingId,
    onError: (error) => emit('songwai:error', errorDetailOf(error)),
  });
  void flow.load();
  return mountElement(options, {
    texts: ['common'],
    ownTexts: loadHelpline,
    render: () => <HelpCard flow={flow} host={host} />,
    update(next) {
      const isOther = next.trackingId !== attributes.trackingId;
      attributes = next;
      if (isOther) void flow.load();
    },
    dispose: flow.dispose,
  });
};
