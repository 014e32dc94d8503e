import { Heavy } from "./Heavy.tsx";

export const heavyPlace = { cells: () => Promise.resolve({ name: Heavy }) };
