import i18next from "i18next";
import { domainOfPage } from "./api.ts";
import { answeredProblem } from "./answeredProblem.ts";
import { ApiProblem, type ProblemBody } from "./apiProblem.ts";

/** How long the link of a downloaded file is kept, so that slow browsers can still write it. */
export const freedAfterMs = 60_000;

/**
 * Fetches a file of the API, in the domain and the language of this page, and hands it to the browser to be saved under its name, which may be
 * asked of what the server says of it; `told` hears that too.
 */
export async function download(
  path: string,
  fileName: string | ((headers: Headers) => string),
  told?: (headers: Headers) => void,
): Promise<void> {
  const headers = { "X-Domain": domainOfPage(), "Accept-Language": i18next.language };
  const response = await fetch(`/api/${path}`, { credentials: "include", headers }).catch(() => {
    throw new ApiProblem(0);
  });
  if (!response.ok) throw await answeredProblem(response.status, (await response.json().catch(() => ({}))) as ProblemBody);
  save(typeof fileName === "string" ? fileName : fileName(response.headers), await response.blob());
  told?.(response.headers);
}

/** Hands a text to the browser to be saved. */
export const saveText = (fileName: string, text: string): void => save(fileName, new Blob(["\u{FEFF}", text], { type: "text/plain" }));

function save(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), freedAfterMs);
}
