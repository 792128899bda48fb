import type { Language } from '@songwai/core/basics/language';
import { carries } from '@songwai/core/notifications/messages/carries';
import type { MessageFacts } from '@songwai/core/notifications/messages/message-facts';
import { countSmsParts } from '@songwai/core/notifications/messages/sms-parts';
import { writeLine } from '@songwai/core/notifications/messages/write-line';
import { writeMail } from '@songwai/core/notifications/messages/write-mail';
import { writePush } from '@songwai/core/notifications/messages/write-push';
import { writeText } from '@songwai/core/notifications/messages/write-text';
import { type NotificationGroup, notificationEventOf, notificationEvents } from '@songwai/core/notifications/notification-event';
import { languageOf } from '@songwai/features/tests/story-language';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { ChatBubble } from '@songwai/ui/chat-log/chat-bubble';
import { Grid } from '@songwai/ui/layout/grid';
import { Stack } from '@songwai/ui/layout/stack';
import { Prose } from '@songwai/ui/prose/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { messageKinds, sampleFacts } from '../../../tests/notifications/message-samples.ts';
import '../../../tests/screen-story.css';

/** What the gateway sends: the same functions write it. */
const meta: Meta = { title: 'Portal/Notifications/Messages', tags: ['!autodocs'] };
export default meta;

const origin = 'https://songwai.example';
const mailOptions = (facts: readonly MessageFacts[], language: Language) => ({
  origin,
  settingsUrl: `${origin}${language === 'en' ? '/en' : ''}/settings/notifications`,
  unsubscribeUrl: facts.some(({ kind }) => notificationEvents[notificationEventOf[kind]].channels.mail !== 'always')
    ? `${origin}${language === 'en' ? '/en' : ''}/unsubscribe?token=eyJhbGciOi`
    : null,
});

const say = (language: Language, th: string, en: string): string => (language === 'th' ? th : en);

/** Plain text as it was written: paragraphs, and the lines in them. */
function Lines({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('\n').map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

interface ChannelProps {
  readonly name: string;
  /** How many parts, how long. */
  readonly figure?: string;
  readonly children: ReactNode;
}

function Channel({ name, figure, children }: ChannelProps) {
  return (
    <Card>
      <Stack gap="small">
        <Stack direction="row" justify="between" gap="small">
          <Badge>{name}</Badge>
          {figure ? <span className="sw-note sw-figures">{figure}</span> : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

interface MessageProps {
  readonly facts: MessageFacts;
  readonly language: Language;
}

function MailCard({ facts, language }: { readonly facts: readonly MessageFacts[]; readonly language: Language }) {
  const { subject, body } = writeMail(facts, language, mailOptions(facts, language));
  return (
    <Channel name={say(language, 'อีเมล', 'Mail')}>
      <h3>{subject}</h3>
      <Prose>
        <Lines text={body} />
      </Prose>
    </Channel>
  );
}

function TextCard({ facts, language }: MessageProps) {
  const text = writeText(facts, language, origin);
  const parts = countSmsParts(text);
  return (
    <Channel name="SMS" figure={say(language, `${parts} ข้อความ ${text.length} ตัว`, `${parts} × SMS, ${text.length} characters`)}>
      <Prose>
        <p>{text}</p>
      </Prose>
    </Channel>
  );
}

function LineCard({ facts, language }: MessageProps) {
  return (
    <Channel name="LINE">
      <ul>
        <ChatBubble side="other" author={say(language, 'ส่งไว', 'Songwai')} text={writeLine(facts, language, origin)} />
      </ul>
    </Channel>
  );
}

function PushCard({ facts, language }: MessageProps) {
  const { title, body } = writePush(facts, language);
  return (
    <Channel name={say(language, 'แจ้งเตือนบนเครื่อง', 'Push')}>
      <Card tone="raised">
        <h3>{title}</h3>
        <Lines text={body} />
      </Card>
    </Channel>
  );
}

/** One thing that happened, on every channel that carries it. */
function Message({ facts, language }: MessageProps) {
  const { kind } = facts;
  return (
    <section aria-labelledby={kind}>
      <Stack>
        <h2 id={kind}>{kind}</h2>
        <Grid partWidth="large">
          {carries(kind, 'mail') ? <MailCard facts={[facts]} language={language} /> : null}
          {carries(kind, 'line') ? <LineCard facts={facts} language={language} /> : null}
          <Stack>
            {carries(kind, 'sms') ? <TextCard facts={facts} language={language} /> : null}
            <PushCard facts={facts} language={language} />
          </Stack>
        </Grid>
      </Stack>
    </section>
  );
}

function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <main className="portal-story__wide" lang={language}>
      <Stack gap="section">
        <h1>{say(language, 'ข้อความแจ้งเตือน', 'Messages')}</h1>
        {children}
      </Stack>
    </main>
  );
}

const showing = (facts: readonly MessageFacts[]): StoryObj => ({
  render: (_, { globals }) => (
    <Page language={languageOf(globals)}>
      {facts.map((one) => (
        <Message key={one.kind} facts={one} language={languageOf(globals)} />
      ))}
    </Page>
  ),
});

const ofGroup = (group: NotificationGroup): StoryObj =>
  showing(
    messageKinds.filter((kind) => notificationEvents[notificationEventOf[kind]].group === group).map((kind) => sampleFacts(kind)),
  );

/** A delivery from its booking to its end, and all that can come between. */
export const Deliveries = ofGroup('jobs');
/** A message waits in a chat. */
export const Chat = ofGroup('chat');
/** Payouts, invoices, credit and rewards. */
export const Money = ofGroup('money');
/** Members, the company's documents, and what protects the account. */
export const Account = ofGroup('account');
/** What most customers get: one delivery has arrived. */
export const OneDelivery = showing([sampleFacts('delivered')]);

const jobs = Array.from({ length: 10 }, (_, index) => {
  const jobId = `J000120${30 + index}`;
  const to = ['อาคารสาทรสแควร์', 'Siam Paragon', 'ตลาด อ.ต.ก.', 'โรงพยาบาลศิริราช', 'บ้านคุณมาลี'][index % 5] ?? '';
  const route = { from: 'โกดังพระราม 3', to, between: index % 3 };
  const at = new Date(Date.parse('2026-11-27T02:00:00Z') + index * 17 * 60_000);
  return sampleFacts('delivered', { jobId, path: `/job/${jobId}`, route, at });
});

/** One mail for ten deliveries of a company. */
export const DigestOfTen: StoryObj = {
  render: (_, { globals }) => (
    <Page language={languageOf(globals)}>
      <Stack>
        <h2>delivered × 10</h2>
        <MailCard facts={jobs} language={languageOf(globals)} />
      </Stack>
    </Page>
  ),
};

const hostileName = `ร้าน\r\nBcc: all@example.com \u202eexe.gift https://evil.example ${'ก'.repeat(200)}`;

/** Names that begin lines, turn text around, lead elsewhere and do not end: one short line is left of each. */
export const HostileName = showing([
  sampleFacts('noDriver', { route: { from: hostileName, to: hostileName, between: 12 } }),
  sampleFacts('memberJoined', { name: hostileName }),
]);
