import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { type NodeState, RouteLine, RouteStop, type Segment } from '@songwai/ui/route-line/route-line';
import { Check } from 'lucide';
import { useEffect, useRef } from 'react';
import { BrochureRequest } from './brochure-request.tsx';

interface EnquirySentProps {
  readonly flow: EnquiryFlow;
  /** It has just been sent: the focus comes here, and it is announced. */
  readonly isNew: boolean;
}

/** What comes next, on the route line; the brochure, and the way back to correct what was sent. */
export function EnquirySent({ flow, isNew }: EnquirySentProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { contactName, phone, businessName, monthlyDeliveries } = useFlow(flow.store, ({ form }) => form);
  const heading = useRef<HTMLHeadingElement>(null);
  const thanks = t('business.sentHelp', { name: contactName.trim(), phone: formatPhone(phone) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    announce(thanks);
  }, []);

  const name = businessName.trim();
  const steps: { id: string; node: NodeState; segment: Segment; title: string; text: string }[] = [
    {
      ...{ id: 'sent', node: 'done', segment: 'solid', title: t('business.stepSent') },
      text: monthlyDeliveries === null ? name : t('business.stepSentJobs', { name, count: monthlyDeliveries }),
    },
    { ...{ id: 'call', node: 'focus', segment: 'dotted', title: t('business.stepCall') }, text: t('business.stepCallHelp') },
    { ...{ id: 'open', node: 'todo', segment: 'none', title: t('business.stepOpen') }, text: t('business.stepOpenHelp') },
  ];

  return (
    <div className="portal-enquiry-sent">
      <IconTile icon={Check} outcome="success" />
      <div>
        <h2 ref={heading} className="sw-heading--page" tabIndex={-1}>
          <Phrases text={t('business.sent')} />
        </h2>
        <p className="sw-soft">
          <Phrases text={thanks} />
        </p>
      </div>
      <RouteLine label={t('business.steps')} layout="rows">
        {steps.map(({ id, node, segment, title, text }, index) => (
          <RouteStop key={id} node={{ state: node, number: index + 1 }} segment={segment} isCurrent={node === 'focus'}>
            <p className="sw-strong">{title}</p>
            <p className="sw-note">{text}</p>
          </RouteStop>
        ))}
      </RouteLine>
      <BrochureRequest flow={flow} />
      <p className="sw-note">
        {t('business.wrongNumber')}{' '}
        <Button variant="quiet" onClick={flow.correct}>
          {t('business.correct')}
        </Button>
      </p>
    </div>
  );
}
