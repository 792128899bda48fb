import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createBillingAnswers } from '../../../tests/settings/billing-answers.ts';
import { BillingSettings } from './billing-settings.tsx';
import { billingTexts } from './billing-texts.ts';

afterEach(cleanup);

const open = (answers: Answers = createBillingAnswers()) =>
  render(<SectionStory language="en" Section={BillingSettings} texts={billingTexts} answers={answers} />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => press('Save');

test('a billing address without its data says what is missing and goes to the first field', async () => {
  open();
  await press('Add an address');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tax ID')));
  expect(screen.getByText('Enter the 13-digit tax ID.')).toBeTruthy();
  expect(screen.getByText('Enter a billing address.')).toBeTruthy();
});

test('a wrong tax id is found before anything is sent, and the right one is saved and announced', async () => {
  open(createBillingAnswers([]));
  await press('Add the first one');
  type('Tax ID', '0105500000004');
  type('Name of the company or taxpayer', 'บริษัท กาแฟปลายซอย จำกัด');
  fireEvent.click(screen.getByRole('radio', { name: 'Head office' }));
  type('Address for receipts', '1 ถนนสีลม บางรัก กรุงเทพฯ');
  type('Postcode', '10500');
  await save();
  expect(await screen.findByText('This 13-digit tax ID is not right. Please check it.')).toBeTruthy();
  type('Tax ID', '0105500000003');
  await save();
  expect((await screen.findByText('บริษัท กาแฟปลายซอย จำกัด added')).closest('[role="status"]')).not.toBeNull();
  expect(await screen.findByText(/0-1055-00000-00-3/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('บริษัท กาแฟปลายซอย จำกัด added'));
});

test('a changed address replaces the old one, and what was typed stays when it is refused', async () => {
  let isFull = true;
  const answers = createBillingAnswers();
  open({
    ...answers,
    '/invoice/header': (body) => {
      if (isFull && body['headerId'] !== undefined) throw refusal(409, { description: 'You have already saved this.' });
      return answers['/invoice/header']?.(body);
    },
  });
  await press(/^Change พิมพ์ชนก/);
  type('Name of the company or taxpayer', 'พิมพ์ชนก ใจดี');
  await save();
  expect(await screen.findByText('You have already saved this.')).toBeTruthy();
  expect(screen.getByLabelText('Name of the company or taxpayer')).toHaveProperty('value', 'พิมพ์ชนก ใจดี');
  isFull = false;
  await save();
  expect(await screen.findByText('พิมพ์ชนก ใจดี changed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('พิมพ์ชนก วัฒนกุล')).toBeNull());
});

test('an address is deleted only after the question, which says what stays', async () => {
  open();
  await press(/^Delete พิมพ์ชนก/);
  expect(await screen.findByText('Receipts already issued do not change.')).toBeTruthy();
  await press('Keep it');
  expect(screen.getByText('พิมพ์ชนก วัฒนกุล')).toBeTruthy();
  await press(/^Delete พิมพ์ชนก/);
  await press('Delete');
  await waitFor(() => expect(screen.queryByText('พิมพ์ชนก วัฒนกุล')).toBeNull());
});
