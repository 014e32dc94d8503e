import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { readFileSync } from "node:fs";

/** As much of a page as fits beside the summary. */
const shownLines = 60;

/** What stood on the page when a test failed, where whoever reads the output of a machine that is gone finds it: before the summary. */
export default class PageAtFailure implements Reporter {
  readonly #pages: string[] = [];

  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    const path = status === "passed" || status === "skipped" ? undefined : attachments.find(({ name }) => name === "error-context")?.path;
    const page =
      path === undefined
        ? undefined
        : readFileSync(path, "utf8")
            .split(/^```yaml\n/mu)[1]
            ?.split("\n```")[0];
    if (page !== undefined)
      this.#pages.push(`the page at the end of “${title}”\n${mainOf(page.split("\n")).slice(0, shownLines).join("\n")}`);
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(`\n${page}`);
  }
}

/** What stands beside the content, as long as there is content. */
const mainOf = (lines: readonly string[]): readonly string[] => {
  const from = lines.findIndex((line) => /^\s*- (?:dialog|main)\b/u.test(line));
  return from === -1 ? lines : lines.slice(from);
};
