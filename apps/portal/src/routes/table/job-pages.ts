import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RoutePages } from '../route-entry.ts';

const jobTexts = pageTexts('job', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/job'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/job'),
});
const reportTexts = pageTexts('report', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/report'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/report'),
});

/** A customer's own jobs (spec §2 "Login-required routes"). The report comes first: the other path would take its name for a job's. */
export const jobPages: RoutePages = {
  '/job/report/:jobId?': {
    texts: ['errors', 'jobs', jobTexts, reportTexts],
    page: async () => ({ Page: (await import('../../jobs/report/report.page.tsx')).ReportPage }),
    start: () => import('../../jobs/job.queries.ts'),
  },
  '/job/:jobId': {
    texts: ['tracking', 'map', 'jobs', 'errors', jobTexts],
    laterTexts: async () => (await import('../../jobs/detail/job-part-texts.ts')).jobPartTexts,
    page: async () => ({ Page: (await import('../../jobs/detail/job.page.tsx')).JobPage }),
    start: () => import('../../jobs/job.queries.ts'),
  },
};
