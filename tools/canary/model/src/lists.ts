export const lists = ["room"];
