export const fixture = (): string => "for tests";
