/** The words of the café's page. */
export const plainTexts = {
  en: {
    title: 'Chandra Roasters · Delivery',
    name: 'Chandra Roasters',
    headline: 'Roasted on Tuesday. At your door today.',
    lead: 'Order by phone or at the counter, and a driver brings the bag while the beans are still loud. See what it costs to where you are.',
    start: 'Chandra Roasters, Charoen Krung',
    call: 'Or call us: 02 123 4567',
    hours: 'Open daily, 7:30 to 17:00',
  },
  th: {
    title: 'จันทราโรสเตอร์ · ส่งถึงบ้าน',
    name: 'จันทราโรสเตอร์',
    headline: 'คั่ววันอังคาร ถึงบ้านวันนี้',
    lead: 'สั่งทางโทรศัพท์หรือที่เคาน์เตอร์ แล้วคนขับจะไปส่งเมล็ดกาแฟที่เพิ่งคั่วถึงหน้าบ้าน ดูค่าส่งถึงที่ของคุณได้เลย',
    start: 'จันทราโรสเตอร์ ถนนเจริญกรุง',
    call: 'หรือโทรหาเรา 02 123 4567',
    hours: 'เปิดทุกวัน 7:30–17:00 น.',
  },
} as const;
