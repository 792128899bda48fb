declare module '@20minutes/s3rver' {
  /** An S3 server that checks signatures; its one account has key and secret `S3RVER`. The package has no types. */
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
