/** The largest body of a call that takes no file, no photo and no batch: many times what it needs. A contract says where its own is larger. */
export const plainBodyBytes = 65_536;

/** An order with its stops, or texts of the office in two languages. */
export const orderBodyBytes = 262_144;

/** A file's rows, or a text as long as a contract. */
export const batchBodyBytes = 1_048_576;

/** A photo of 3 MB in base64, and more, so that a slightly larger one gets the proper error. */
export const photoBodyBytes = 6_291_456;
