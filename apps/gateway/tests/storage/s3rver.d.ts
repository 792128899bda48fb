declare module '@20minutes/s3rver' {
  /** A server that speaks S3 and checks signatures; its one account has `S3RVER` for key and secret. The package brings no types. */
  class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export { S3rver as default };
}
