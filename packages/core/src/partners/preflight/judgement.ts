/** What a look at a partner's page says of one thing. In English, for the page's developer. */
export interface Judgement {
  /** `error`: guests cannot book; `warning`: it works, but not as well as it could. */
  readonly level: 'ok' | 'warning' | 'error';
  readonly message: string;
}

export const ok = (message: string): Judgement => ({ level: 'ok', message });
export const warning = (message: string): Judgement => ({ level: 'warning', message });
export const error = (message: string): Judgement => ({ level: 'error', message });
