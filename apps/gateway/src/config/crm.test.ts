import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const url = 'https://songwai.pipedrive.com';
const crmOf = (env: Record<string, string>) => readConfig(env).crm.pipedrive;

describe('the CRM', () => {
  it('is none by default, and Pipedrive with address and key', () => {
    expect(crmOf({})).toBeUndefined();
    expect(crmOf({ PIPEDRIVE_URL: `${url}/`, PIPEDRIVE_API_KEY: 'k' })).toEqual({ url, apiKey: 'k', dealFrom: undefined });
    expect(crmOf({ PIPEDRIVE_URL: url, PIPEDRIVE_API_KEY: 'k', PIPEDRIVE_DEAL_FROM: '300' })?.dealFrom).toBe(300);
  });

  it('that is half configured prevents the start, and the message does not repeat the key', () => {
    expect(() => readConfig({ PIPEDRIVE_URL: url })).toThrow(/PIPEDRIVE_API_KEY is missing/);
    const keyOnly = () => readConfig({ PIPEDRIVE_API_KEY: 'a-secret' });
    expect(keyOnly).toThrow(/PIPEDRIVE_URL is missing/);
    expect(keyOnly).not.toThrow(/a-secret/);
  });

  it('gets its key by TLS alone in production', () => {
    const env = { NODE_ENV: 'production', PIPEDRIVE_URL: 'http://crm.example', PIPEDRIVE_API_KEY: 'k' };
    expect(() => readConfig(env)).toThrow(/PIPEDRIVE_URL is not an address/);
  });
});
