/** Google's library; the types in DefinitelyTyped belong to another version of it. */
declare module 'open-location-code' {
  interface CodeArea {
    readonly latitudeCenter: number;
    readonly longitudeCenter: number;
  }
  class OpenLocationCode {
    isFull(code: string): boolean;
    isShort(code: string): boolean;
    encode(latitude: number, longitude: number, codeLength?: number): string;
    decode(code: string): CodeArea;
    /** The full code nearest to a point that a short code stands for. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
    shorten(code: string, latitude: number, longitude: number): string;
  }
  const library: { readonly OpenLocationCode: typeof OpenLocationCode };
  export = library;
}
