/** So many records are acted on in one call, and so in one transaction. */
export const mostAtOnce = 1000;
