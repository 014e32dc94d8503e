export const used = (): string => "by the product";
export const testedOnly = (): string => "by a test";
