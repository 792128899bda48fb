import { expect, type Page } from '@playwright/test';

/** Counts a page's booking requests, and fetches the same customer's open jobs from the gateway. */
export const createJobCounter = (page: Page) => {
  const sent: { guid: string; token: string; address: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/create_job') || request.method() !== 'POST') return;
    sent.push({
      guid: String(request.postDataJSON().guid),
      token: request.headers()['sk-token'] ?? '',
      address: request.url().replace('/create_job', '/get_current_job'),
    });
  });
  return {
    sent: (): number => sent.length,
    guids: (): readonly string[] => [...new Set(sent.map(({ guid }) => guid))],
    async openJobs(): Promise<readonly string[]> {
      const last = sent.at(-1);
      if (!last) throw new Error('Nothing was sent, so there is no session to ask with.');
      const reply = await page.request.post(last.address, { headers: { 'sk-token': last.token }, data: { lang: 'en' } });
      const { responseCode, jobs } = await reply.json();
      expect(responseCode).toBe(200);
      return jobs.map(({ jobId }: { jobId: string }) => jobId);
    },
  };
};
