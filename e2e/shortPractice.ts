import { administratorApi } from "./administratorApi.ts";

/** Bags in the demo's practice for journeys: what ten prove, six do, with half the drawing. */
export const practiceBags = 6;

/** Gives the demo's practice so many bags, as an administrator does it. */
export async function shortPractice(baseURL: string): Promise<void> {
  const { call, close } = await administratorApi(baseURL);
  const [course] = await call("GET", "courses?search=Cabin%20baggage%20simulator");
  const name = "Practice of journeys";
  await call("POST", "configurations", { name, json: { practiceNumberOfImages: practiceBags }, courses: [course.id] });
  await close();
}
