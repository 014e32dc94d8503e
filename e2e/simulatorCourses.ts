import { expect, request, type APIRequestContext } from "@playwright/test";
import { password } from "./steps.ts";

export interface SimulatorCourse {
  name: string;
  /** What the course says about its simulator. */
  simConfig?: Record<string, unknown>;
  /** Its configuration; times in seconds. */
  settings?: Record<string, unknown>;
}

/** Makes simulator courses over the demo's library, one program with all of them, and assigns it, as an administrator does it. Answers the addresses. */
export async function simulatorCourses(
  baseURL: string,
  learners: Readonly<Record<string, { extraTimeFactor?: number }>>,
  courses: readonly SimulatorCourse[],
) {
  const api = await request.newContext({ baseURL });
  const call = await signedIn(api, "domain.admin");
  const [demo] = await call("GET", "courses?search=Cabin%20baggage%20simulator");
  const ids: number[] = [];
  const run = Date.now().toString(36); // a second run on the same server makes courses of its own
  for (const { name: wanted, simConfig = {}, settings } of courses) {
    const name = `${wanted} ${run}`;
    const copy = await call("POST", `courses/${demo.id}/copy`);
    await call("PUT", "courses", { id: copy.id, revision: copy.revision, name, title: name, simConfig });
    await call("POST", "courses/activate", { ids: [copy.id] });
    if (settings !== undefined) await call("POST", "configurations", { name, json: settings, courses: [copy.id] });
    ids.push(copy.id);
  }
  const title = `${courses.map(({ name }) => name).join(" · ")} ${run}`;
  const program = await call("POST", "programs", { name: title, title, courses: ids });
  for (const [username, values] of Object.entries(learners)) {
    const [user] = await call("GET", `users?search=${username}`);
    await call("PUT", "users", { id: user.id, revision: user.revision, programs: [...user.programs, program.id], ...values });
  }
  await api.dispose();
  const practice = 1;
  const exam = 3;
  return ids.map((course) => ({
    course: `/demo/training/${program.id}/${course}`,
    practiceUnit: `/demo/training/${program.id}/${course}/${practice}`,
    practice: `/demo/simulator/session/${program.id}/${course}/${practice}/Practice`,
    exam: `/demo/simulator/session/${program.id}/${course}/${exam}/Exam`,
  }));
}

/** The calls a screen would make. */
async function signedIn(api: APIRequestContext, username: string) {
  const headers: Record<string, string> = { "X-Domain": "demo" };
  const greeting = await api.get("/api/user/login", { headers });
  headers["X-Xsrf-Token"] = greeting.headers()["x-xsrf-token"] ?? "";
  const answer = await api.post("/api/user/login", { headers, data: { username, password, domain: "demo" } });
  headers["X-Xsrf-Token"] = answer.headers()["x-xsrf-token"] ?? headers["X-Xsrf-Token"];
  expect(answer.ok()).toBe(true);
  return async (method: string, path: string, data?: unknown) => {
    const response = await api.fetch(`/api/${path}`, { method, headers, ...(data === undefined ? {} : { data }) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    const body = response.status() === 204 ? null : await response.json();
    return body?.rows ?? body;
  };
}
