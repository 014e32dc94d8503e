import { createContext, type ReactNode } from "react";

/** Words that lead to another page of the course; where nothing leads there they are words. */
export const PageLinksContext = createContext<(page: number, words: string) => ReactNode>((_page, words) => words);
