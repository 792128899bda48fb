import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { openEnquiry } from './open-enquiry.ts';
import './enquiry-card.css';

/** The form, and once it is sent what comes next. */
export function EnquiryCard() {
  const portal = usePortal();
  const flow = portal.part(openEnquiry);
  const isSent = useFlow(flow.store, ({ status }) => status.is === 'sent');
  /** Whether it was sent on this page, so that the focus has to follow. */
  const wasForm = useRef(false);

  useEffect(() => {
    flow.open().catch(portal.onError);
  }, [flow, portal]);
  useEffect(() => {
    if (!isSent) wasForm.current = true;
  }, [isSent]);

  return (
    <Card tone="raised" padding="large">
      {isSent ? <EnquirySent flow={flow} isNew={wasForm.current} /> : <EnquiryForm flow={flow} />}
    </Card>
  );
}
