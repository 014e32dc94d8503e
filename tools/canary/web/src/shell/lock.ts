export const locked = true;
