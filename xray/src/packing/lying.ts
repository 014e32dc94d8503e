import type { Article, Placement } from "../solid.ts";

/** A thing and where it lies. */
export interface Lying {
  article: Article;
  placement: Placement;
  /** It was packed as a threat is, and may be one. */
  held?: boolean;
}
