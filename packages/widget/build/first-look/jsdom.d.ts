// Its own types bring those of the browser into the programs of the servers, which have none.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
