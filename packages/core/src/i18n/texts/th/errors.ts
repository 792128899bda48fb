export const errors = {
  'errors.gateway.network': 'ติดต่อระบบไม่ได้ โปรดตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
} as const;
