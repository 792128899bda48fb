import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/button/button.tsx';
import { RadioCards } from '../../src/radio-cards/radio-cards.tsx';
import { RouteLine, RouteStop } from '../../src/route-line/route-line.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';
import { say } from '../../tests/say.ts';
import { FoundationPage } from '../foundation-page.tsx';
import './patterns.css';

const meta: Meta = { title: 'Patterns/A wizard', tags: ['picture', '!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

function Wizard({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const [step, setStep] = useState(1);
  const [kind, setKind] = useState<'motorcycle' | 'pickup'>('motorcycle');
  const [company, setCompany] = useState('');
  const titles = [say(globals, 'รถ', 'Vehicle'), say(globals, 'บริษัท', 'Company'), say(globals, 'ตรวจทาน', 'Review')];
  const stateOf = (at: number) => (at < step ? 'done' : at === step ? 'focus' : 'todo');
  return (
    <section className="sw-pattern" aria-labelledby="wizard-step">
      <RouteLine label={say(globals, 'ขั้นตอน', 'Steps')} layout="rows">
        {titles.map((title, at) => (
          <RouteStop
            key={title}
            node={{ state: stateOf(at), number: at + 1, label: at < step ? say(globals, 'เสร็จแล้ว', 'Done') : undefined }}
            segment={at < step ? 'solid' : 'dotted'}
            isCurrent={at === step}
          >
            <span className={at === step ? 'sw-strong' : 'sw-soft'}>{title}</span>
          </RouteStop>
        ))}
      </RouteLine>
      <h2 id="wizard-step">{titles[step]}</h2>
      {step === 0 ? (
        <RadioCards
          label={say(globals, 'รถแบบไหน', 'Which vehicle')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'motorcycle', label: say(globals, 'มอเตอร์ไซค์', 'Motorcycle') },
            { value: 'pickup', label: say(globals, 'รถกระบะ', 'Pickup') },
          ]}
        />
      ) : null}
      {step === 1 ? <TextField label={say(globals, 'ชื่อบริษัท', 'Company name')} value={company} onChange={setCompany} /> : null}
      {step === 2 ? <p>{say(globals, 'ตรวจแล้วกดส่งได้เลย', 'Look it over, then send it.')}</p> : null}
      <div className="sw-pattern__buttons">
        {step > 0 ? <Button onClick={() => setStep(step - 1)}>{say(globals, 'ย้อนกลับ', 'Back')}</Button> : null}
        <Button variant="primary" onClick={() => setStep(Math.min(2, step + 1))}>
          {step === 2 ? say(globals, 'ส่งคำขอ', 'Send the request') : say(globals, 'ถัดไป', 'Next')}
        </Button>
      </div>
    </section>
  );
}

/** Few steps on the route line. Going back loses nothing, and the last step shows everything before it is sent. */
export const InMiddle: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ทีละขั้น', 'A wizard')}
      lead={say(
        globals,
        'ไม่เกินห้าขั้น บอกว่าอยู่ขั้นไหน ย้อนกลับได้โดยไม่หาย ขั้นสุดท้ายให้ตรวจทานก่อนส่ง',
        'At most five steps. It says where you are, going back loses nothing, and the last step is for a look before sending.',
      )}
    >
      <Wizard globals={globals} />
    </FoundationPage>
  ),
};
