export const Heavy = (): string => "what a page shows";
