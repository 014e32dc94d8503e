import { keyOf, seededRandom } from "../random.ts";
import { makeArticle, type MadeArticle } from "./catalogue.ts";

/** So many articles there are of each kind of threat; they differ in measure, shape and material. */
export const ARTICLES_PER_KIND = 12;

/** The threats bags hold are of a numbered stock, so that it can be told which of them a library shows. `number` from 1. */
export const threatArticle = (kind: string, number: number, undraped = false): MadeArticle => {
  const letters = Array.from(kind, (_, at) => kind.charCodeAt(at));
  const made = makeArticle(kind, seededRandom(keyOf(...letters, number)), undraped);
  return { ...made, article: { ...made.article, id: `${kind}-${number}` } };
};
