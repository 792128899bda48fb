import { describe, expect, it } from 'vitest';
import { buyerBranch, headOffice, lacksOffice, postcode, withPostcode } from './buyer-branch.ts';

describe("a buyer's office", () => {
  it('is the head office or a branch of five digits, also typed in Thai digits', () => {
    expect(buyerBranch(headOffice)).toEqual({ ok: true, value: '00000' });
    expect(buyerBranch(' ๐๐๐๐๑ ')).toEqual({ ok: true, value: '00001' });
  });

  it.each([
    ['', 'branchRequired'],
    [null, 'branchRequired'],
    ['1', 'branchInvalid'],
    ['000001', 'branchInvalid'],
    ['สาขา 1', 'branchInvalid'],
  ])('%o is refused with %s', (text, code) => {
    expect(buyerBranch(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('is still to be asked for where data are older than the rule', () => {
    expect(lacksOffice({})).toBe(true);
    expect(lacksOffice({ branch: headOffice })).toBe(true);
    expect(lacksOffice({ branch: '00001', postcode: '10110' })).toBe(false);
  });
});

describe('a postcode', () => {
  it('has five digits, of which the first is not 0', () => {
    expect(postcode('๑๐๑๑๐')).toEqual({ ok: true, value: '10110' });
    expect(postcode('')).toMatchObject({ error: { code: 'postcodeRequired' } });
    expect(postcode('01234')).toMatchObject({ error: { code: 'postcodeInvalid' } });
    expect(postcode('1011')).toMatchObject({ error: { code: 'postcodeInvalid' } });
  });

  it('is not said twice where the address has it already', () => {
    expect(withPostcode('98 ซอยอารีย์ 4', '10400')).toBe('98 ซอยอารีย์ 4 10400');
    expect(withPostcode('98 ซอยอารีย์ 4 กรุงเทพมหานคร 10400', '10400')).toBe('98 ซอยอารีย์ 4 กรุงเทพมหานคร 10400');
    expect(withPostcode('98 ซอยอารีย์ 4', '')).toBe('98 ซอยอารีย์ 4');
  });
});
