/** More than the customer sees, because places outside the service area are removed. */
export const askedFor = 20;
