/** The scanner's own thread in the browser. */
export const startScanner = (): Worker =>
  new Worker(new URL("./lessonWorker.ts", import.meta.url), { type: "module", name: "lesson scanner" });
