import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDropPointFixture, filledDropPoint, savePath } from '../../tests/drop-point/drop-point-fixture.ts';
import { type Answers, gatewayDown, refusal } from '../../tests/fixture-gateway.ts';
import { Surface } from '../../tests/surface.tsx';
import { DropPointView } from './drop-point-view.tsx';

type State = Parameters<typeof createDropPointFixture>[0];

const show = (state: State = {}, answers: Answers = {}) => {
  const fixture = createDropPointFixture(state, answers);
  render(
    <Surface language="en">
      <DropPointView flow={fixture.flow} search={fixture.search} pickUp="Baan Chandra, bell desk" />
    </Surface>,
  );
  const sent = () => fixture.calls.filter(({ path }) => path === savePath).map(({ body }) => body);
  return { ...fixture, sent };
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => press('Save where my bags go');

test('a guest says where the bags go, to whom and when, and the partner has it', async () => {
  const { sent } = show();
  expect(screen.getByText('Booking BC-20261124-017')).toBeTruthy();
  expect(screen.getByText('Baan Chandra, bell desk')).toBeTruthy();
  press(/Where do your bags go/);
  type('Search where your bags go', 'สีลม');
  fireEvent.click(await screen.findByRole('option', { name: /สีลมคอมเพล็กซ์/ }));
  type(/Hand over to/, 'Maya Lindqvist');
  type(/Phone/, '+46 70 123 45 67');
  type(/Day/, '2026-11-24');
  type(/Note for the driver/, 'Call at the kerb');
  expect(screen.getByText('Tue 24 Nov 2026')).toBeTruthy();
  save();
  const heading = await screen.findByRole('heading', { name: 'Your bags go to อาคารสีลมคอมเพล็กซ์ ชั้น 12' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(screen.getByText(/Baan Chandra has it/)).toBeTruthy();
  expect(sent()).toMatchObject([
    { addressName: 'อาคารสีลมคอมเพล็กซ์ ชั้น 12', contactPhone: '+46 70 123 45 67', deliveryDate: '24/11/2026' },
  ]);
});

test('the focus goes to the card of the place that was chosen', async () => {
  show();
  press(/Where do your bags go/);
  type('Search where your bags go', 'สีลม');
  fireEvent.click(await screen.findByRole('option', { name: /สีลมคอมเพล็กซ์/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Change where my bags go: อาคารสีลม/);
});

test('the first thing that is missing gets the focus, and each says what to do', async () => {
  const { sent } = show({ draft: { ...filledDropPoint, contactPhone: 'at home' } });
  save();
  const phone = screen.getByLabelText(/Phone/);
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/This is no phone number/)).toBeTruthy();
  type(/Phone/, '+46 70 123 45 67');
  expect(screen.queryByText(/This is no phone number/)).toBeNull();
  expect(sent()).toEqual([]);
});

test('what could not be saved stays as typed, and is saved once by the next press', async () => {
  let isDown = true;
  const { sent } = show(
    { draft: filledDropPoint },
    {
      [savePath]: () => {
        if (isDown) throw gatewayDown();
        return { responseCode: 200, responseDesc: '', keptUntil: '2026-12-24T00:00:00.000Z' };
      },
    },
  );
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/What you entered is still here/);
  expect(screen.getByLabelText<HTMLInputElement>(/Hand over to/).value).toBe('Maya Lindqvist');
  isDown = false;
  save();
  await screen.findByRole('heading', { name: /Your bags go to/ });
  const [first, second] = sent();
  expect(second?.['guid']).toBe(first?.['guid']);
});

test('a booking that has a point from another device says what to do', async () => {
  show(
    { draft: filledDropPoint },
    {
      [savePath]: () => {
        throw refusal(409, { field: 'reference' });
      },
    },
  );
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/use that device or ask your host/);
});

test('what was saved can be changed, or left as it is', async () => {
  const saved = { draft: filledDropPoint, storedUntilMs: Date.UTC(2026, 11, 24) };
  show({ draft: filledDropPoint, saved, isEditing: false });
  press('Change it');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send my bags' }));
  type(/Hand over to/, 'Somebody else');
  press('Leave it as it is');
  expect(screen.getByRole('heading', { name: 'Your bags go to Suvarnabhumi, gate 4' })).toBeTruthy();
  press('Change it');
  expect(screen.getByLabelText<HTMLInputElement>(/Hand over to/).value).toBe('Maya Lindqvist');
});

test('without a name of the place where the bags wait, it is the partner’s', () => {
  const { flow, search } = createDropPointFixture();
  render(
    <Surface language="th">
      <DropPointView {...{ flow, search }} />
    </Surface>,
  );
  expect(screen.getByText('Baan Chandra')).toBeTruthy();
});

test.each([
  ['unknownPartner', /do not know the host/],
  ['featureOff', /does not take delivery points/],
  ['referenceMissing', /names no booking/],
  ['signatureMissing', /the link that your host sent you/],
  ['badSignature', /incomplete or belongs to another booking/],
  ['badOrigin', /not registered with us/],
] as const)('a link that is of no use says why, and what to do: %s', (reason, text) => {
  show({ entry: { status: 'refused', reason } });
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
