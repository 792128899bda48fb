import type { Language } from '@songwai/core/basics/language';

/** The mail that the brochure goes with. It repeats nothing that was typed, so that it cannot be used to write to others. */
export function writeBrochureMail({ language, phone, form }: { language: Language; phone: string; form: string }) {
  if (language === 'th')
    return {
      subject: 'โบรชัวร์ส่งไวสำหรับธุรกิจ',
      body: `สวัสดีค่ะ\n\nแนบโบรชัวร์บัญชีธุรกิจของส่งไวพร้อมราคาล่าสุดมากับอีเมลนี้\nหากต้องการให้ทีมธุรกิจติดต่อกลับ กรอกข้อมูลได้ที่\n${form}\nหรือโทร ${phone}\n\nหากคุณไม่ได้ขอโบรชัวร์นี้ ไม่ต้องทำอะไร เราไม่ได้เก็บอีเมลนี้ไว้ส่งข่าว\nทีมส่งไว`,
    };
  return {
    subject: 'Songwai for business: the brochure',
    body: `Hello,\n\nThe brochure of our business accounts with the present prices is attached.\nIf you would like our business team to call you, please fill in\n${form}\nor call ${phone}.\n\nIf you did not ask for this, there is nothing to do: we do not use this address for news.\nThe Songwai team`,
  };
}
