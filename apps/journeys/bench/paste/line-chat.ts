import { readFile } from 'node:fs/promises';

interface SetMessage {
  readonly id: string;
  readonly text: string;
}

const setsFolder = new URL('../../../gateway/tests/paste/', import.meta.url);

/** Orders of one stop each from the sets that the reading of texts is scored with: forms, chats and English ones, of four to seven lines. */
const orders = ['s3-019', 's2-040', 's3-007', 's4-013', 's1-015', 's1-022', 's2-022', 's2-025', 's4-010', 's3-026'] as const;

/** What is said around an order: greetings, a sticker, a transfer. */
const talk = (customer: string, at: number): readonly string[] => {
  const time = `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '04' : '37'}`;
  return [
    `${time}\t${customer}\tสวัสดีค่ะ ขอสั่งเพิ่มอีกกล่องนะคะ`,
    `${time}\tร้านขนมแม่นก\tได้ค่ะ ขอที่อยู่ด้วยนะคะ`,
    `${time}\t${customer}\t[Sticker]`,
    '',
  ];
};

async function readSet(name: string): Promise<readonly SetMessage[]> {
  return JSON.parse(await readFile(new URL(`${name}-set.json`, setsFolder), 'utf8'));
}

/** A day's chat of a shop, as LINE exports it: ten orders between ordinary messages. */
export async function composeLineChat(): Promise<string> {
  const sets = await Promise.all(['first', 'second', 'third', 'fourth'].map(readSet));
  const texts = new Map(sets.flat().map(({ id, text }) => [id, text]));
  const lines = orders.flatMap((id, at) => [...talk(`ลูกค้า ${at + 1}`, at), texts.get(id) ?? '', '']);
  return ['อ., 14/5/2024', ...lines].join('\n');
}

/** The stops of that chat. */
export const orderCount = orders.length;
