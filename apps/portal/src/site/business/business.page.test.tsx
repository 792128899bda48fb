import { checkEnquiry, emptyEnquiry } from '@songwai/core/enquiry/enquiry-form';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import { business } from '@songwai/core/i18n/texts/en/site/business';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enquiryAnswers } from '../../../tests/enquiry-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { enquiryProblemText } from './enquiry/enquiry-problem-text.ts';
import { readTyped } from './enquiry/read-typed.ts';

type Body = Readonly<Record<string, unknown>>;

/** The page, and what it has sent. */
async function open(answers: Answers = {}) {
  const sent: Body[] = [];
  const take = (body: Body) => {
    sent.push(body);
    return {};
  };
  const all = { ...hireAnswers(), ...enquiryAnswers, '/mkt_business_enquiry': take, ...answers };
  render(<ScreenStory language="en" path="/business" answers={all} />);
  await screen.findByRole('heading', { level: 1, name: 'Company deliveries on one account' });
  return { sent };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));

function fillIn() {
  type(/^Contact name/, 'Pim');
  type(/^Mobile number/, '+66 81 234 5678');
  type(/^Business name/, 'Baan Suan Flowers');
  accept();
}

test('three fields and the consent are enough, and everything else that is chosen goes along', async () => {
  const { sent } = await open();
  fillIn();
  fireEvent.change(screen.getByRole('combobox', { name: /^Type of business/ }), { target: { value: 'gifts' } });
  fireEvent.click(screen.getByRole('button', { name: 'Parcels' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pickup' }));
  fireEvent.click(screen.getByRole('button', { name: 'Motorcycle' }));
  type(/^Estimated deliveries/, '1,200');
  expect(field(/^Estimated deliveries/).value).toBe('1,200');
  send();
  const heading = await screen.findByRole('heading', { name: 'We have your details' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    ...{ contactName: 'Pim', phoneNo: '0812345678', businessName: 'Baan Suan Flowers', businessType: 'gifts' },
    ...{ deliveryTypes: ['parcel'], vehicleTypes: ['motorcycle', 'pickup'], deliveriesPerMonth: 1200 },
    ...{ termsVersion: '2026-11', question2: 0, website: '' },
  });
});

test('both consents are empty at first, and the texts that are accepted open beside the form', async () => {
  await open();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
  const form = within(screen.getByRole('form', { name: 'Have our business team call you' }));
  expect(form.getByRole('link', { name: /^privacy policy/ })).toMatchObject({ target: '_blank', pathname: '/en/privacy' });
  expect(form.getByRole('link', { name: /^terms of use/ })).toMatchObject({ target: '_blank' });
});

test('what is wrong is said above and at each field, the focus goes to the first, and all that was typed stays', async () => {
  const { sent } = await open();
  type(/^Contact name/, 'Pim');
  type(/^Mobile number/, '081 234 567');
  type(/^What can we help/, 'Mornings, please');
  send();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Please fill out the information correctly');
  expect(summary.textContent).toContain('Correct the 3 marked fields');
  await waitFor(() => expect(document.activeElement).toBe(field(/^Mobile number/)));
  expect(field(/^Mobile number/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter the name of the business')).toBeTruthy();
  expect(screen.getByText(/^Please accept this first/)).toBeTruthy();
  expect([field(/^Contact name/).value, field(/^What can we help/).value]).toEqual(['Pim', 'Mornings, please']);
  type(/^Mobile number/, '0812345678');
  expect(field(/^Mobile number/).getAttribute('aria-invalid')).toBeNull();
  expect(sent).toEqual([]);
});

test('without a network nothing is lost, and the next press sends it', async () => {
  let isDown = true;
  await open({
    '/mkt_business_enquiry': () => {
      if (isDown) throw gatewayDown();
      return {};
    },
  });
  fillIn();
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Everything you typed is still here');
  expect(field(/^Business name/).value).toBe('Baan Suan Flowers');
  isDown = false;
  send();
  await screen.findByRole('heading', { name: 'We have your details' });
});

test('every code of the rules has words of the form', () => {
  const english = createTranslate({ language: 'en', texts: business });
  const empty = checkEnquiry({ ...emptyEnquiry, email: 'pim@' });
  const codes = [...Object.values(empty.ok ? {} : empty.error).map(({ code }) => code), 'phoneInvalid', 'emailRequired'] as const;
  const words = codes.map((code) => enquiryProblemText(english, { code }));
  expect(codes).toHaveLength(7);
  expect(words).not.toContain('Please fill out the information correctly');
});

test('a field that only the gateway refuses is marked with its words', async () => {
  await open({
    '/mkt_business_enquiry': () => {
      throw refusal(422, { field: 'phoneNo', description: 'This number cannot be called.' });
    },
  });
  fillIn();
  send();
  await screen.findByText('This number cannot be called.');
  await waitFor(() => expect(document.activeElement).toBe(field(/^Mobile number/)));
});

test('a new version of the terms has to be accepted anew', async () => {
  let version = '2027-01';
  const { sent } = await open({
    '/mkt_business_enquiry': (body) => {
      if (body['termsVersion'] !== version) throw refusal(409, { reply: { termsVersion: version } });
      version = 'taken';
      return {};
    },
  });
  fillIn();
  send();
  await screen.findByText(/There is a new version/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept/ }).checked).toBe(false);
  accept();
  send();
  await screen.findByRole('heading', { name: 'We have your details' });
  expect([sent, version]).toEqual([[], 'taken']);
});

test('what is typed and ticked before the code of the page has come is taken over', async () => {
  await open();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Have our business team call you' });
  expect(readTyped(form, emptyEnquiry)).toEqual({});
  // Without an event, as no code is there to hear it.
  field(/^Mobile number/).value = '+66 81 234 5678';
  field(/^Estimated deliveries/).value = '๑,๒๐๐';
  screen.getByRole<HTMLSelectElement>('combobox', { name: /^Type of business/ }).value = 'gifts';
  screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept/ }).checked = true;
  expect(readTyped(form, emptyEnquiry)).toEqual({
    ...{ phone: '0812345678', monthlyDeliveries: 1200, businessType: 'gifts', isPrivacyAccepted: true },
  });
  // A press of the button opens nothing until then.
  expect(form.method).toBe('dialog');
});

test('after sending, a wrong number is corrected in the form as it was', async () => {
  const { sent } = await open();
  fillIn();
  send();
  await screen.findByText(/will call you on 081 234 5678/);
  fireEvent.click(screen.getByRole('button', { name: 'Correct what I sent' }));
  type(/^Mobile number/, '0823456789');
  send();
  await screen.findByText(/will call you on 082 345 6789/);
  expect(sent.map(({ phoneNo }) => phoneNo)).toEqual(['0812345678', '0823456789']);
  expect(sent[0]?.['guid']).toBe(sent[1]?.['guid']);
});

test('the brochure goes to an address that is asked for where the form has none', async () => {
  const asked: Body[] = [];
  await open({
    '/mkt_business_brochure': (body) => {
      asked.push(body);
      return {};
    },
  });
  fillIn();
  send();
  fireEvent.click(await screen.findByRole('button', { name: 'Get the brochure by e-mail' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^E-mail address for the brochure/ });
  expect(document.activeElement).toBe(address);
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send the brochure' }));
  submit();
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(address, { target: { value: 'pim@baansuan.test' } });
  submit();
  await screen.findByText(/on its way to pim@baansuan.test/);
  expect(asked).toMatchObject([{ email: 'pim@baansuan.test' }]);
});

test('the prices by the hour are those that can be booked', async () => {
  await open();
  const table = within(await screen.findByRole('table'));
  const car = within(table.getByRole('row', { name: /^Car/ }));
  expect(car.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '฿1,200up to 80\u00a0km',
    '฿2,200up to 150\u00a0km',
  ]);
});

test('the form is there although the prices are not', async () => {
  await open({
    '/fullday/api/v1/packages/:userGroup': () => {
      throw gatewayDown();
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(field(/^Contact name/)).toBeTruthy();
});
