export const account = {
  'account.password': 'รหัสผ่าน',
  'account.signInTitle': 'เข้าสู่ระบบ',
  'account.userName': 'อีเมลหรือเบอร์โทร',
} as const;
