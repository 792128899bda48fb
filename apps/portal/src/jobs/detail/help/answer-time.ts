/** When support answers: `now` within its hours (`06:00-24:00`), else the time at which it opens. Hours may pass midnight. */
export function answerTime(now: string, hours: string): 'now' | string {
  const [opens = '', closes = ''] = hours.split('-').map((time) => time.trim());
  const isOpen = opens <= closes ? now >= opens && now < closes : now >= opens || now < closes;
  return isOpen ? 'now' : opens;
}
