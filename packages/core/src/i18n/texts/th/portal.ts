export const portal = {
  'portal.menuBook': 'จองส่งของ',
  'portal.notFoundTitle': 'ไม่พบหน้านี้',
} as const;
