import type { Article, Placement } from "../solid.ts";

/** A thing and where it lies. */
export interface Lying {
  article: Article;
  placement: Placement;
}
