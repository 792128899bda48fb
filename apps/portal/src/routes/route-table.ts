import { legalRoutes } from './legal-routes.ts';
import type { RouteEntry } from './route-entry.ts';

/** The table of pages, for the router, the guard, the server's titles and the tests (spec §2). */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/',
    title: {
      th: 'ส่งไว | เรียกคนขับส่งของด่วนในกรุงเทพฯ ปริมณฑล และชลบุรี',
      en: 'Songwai | Same-day couriers in Bangkok, its vicinity and Chonburi',
    },
    description: {
      th: 'จองมอเตอร์ไซค์ รถเก๋ง รถกระบะ หรือกระบะตู้ทึบไปรับของภายใน 45 นาที รู้ราคาก่อนจอง ติดตามคนขับได้ตลอดทาง',
      en: 'Book a motorcycle, car, pickup or box truck that collects within 45 minutes. See the price before you book and follow the driver all the way.',
    },
    permit: 'public',
    index: true,
    frame: 'full',
    texts: [
      {
        namespace: 'home',
        load: {
          th: async () => (await import('@songwai/core/i18n/texts/th/home/home')).home,
          en: async () => (await import('@songwai/core/i18n/texts/en/home/home')).home,
        },
      },
    ],
    page: async () => ({ Page: (await import('../home/home.page.tsx')).HomePage }),
    start: () => import('../home/home.queries.ts'),
  },
  {
    path: '/neworder',
    title: { th: 'จองส่งของ | ส่งไว', en: 'Book a delivery | Songwai' },
    description: {
      th: 'กรอกจุดรับและจุดส่ง เทียบราคารถทุกแบบ แล้วจองได้ในหนึ่งนาที',
      en: 'Enter where from and where to, compare the price of every vehicle, and book within a minute.',
    },
    permit: 'public',
    index: true,
    frame: 'map',
    texts: ['stops', 'tabs'],
    page: async () => ({ Page: (await import('../orders/new-order.page.tsx')).NewOrderPage }),
    start: () => import('../orders/new-order.queries.ts'),
  },
  {
    path: '/login',
    title: { th: 'เข้าสู่ระบบ | ส่งไว', en: 'Sign in | Songwai' },
    description: { th: 'เข้าสู่ระบบเพื่อจองและติดตามงานส่งของ', en: 'Sign in to book and follow your deliveries.' },
    permit: 'public',
    index: true,
    frame: 'full',
    texts: ['errors'],
    page: async () => ({ Page: (await import('../sessions/login.page.tsx')).LoginPage }),
  },
  {
    path: '/t/:trackingId',
    title: { th: 'ติดตามงานส่ง | ส่งไว', en: 'Follow a delivery | Songwai' },
    description: { th: 'ดูคนขับบนแผนที่และเวลาที่จะถึง', en: 'See the driver on the map and when to expect the delivery.' },
    permit: 'public',
    index: false,
    frame: 'map',
    texts: ['tracking', 'map', 'errors'],
    page: async () => ({ Page: (await import('../tracking/tracking.page.tsx')).TrackingPage }),
    start: () => import('../tracking/tracking.queries.ts'),
  },
  ...legalRoutes,
  {
    path: '/error',
    title: { th: 'มีบางอย่างผิดพลาด | ส่งไว', en: 'Something went wrong | Songwai' },
    description: { th: 'หน้านี้เปิดไม่ได้', en: 'This page cannot be shown.' },
    permit: 'public',
    index: false,
    frame: 'full',
    texts: [],
    page: async () => ({ Page: (await import('../shell/errors/error.page.tsx')).ErrorPage }),
  },
];
