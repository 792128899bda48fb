/** Characters that the driver's screen shows at a glance. */
export const longestNote = 200;

/** How far a receiver may move the pin of their stop, as decided; more would change the price. */
export const farthestPinMetres = 200;
