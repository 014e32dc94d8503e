import { writeHeaders } from "./api.ts";
import { answeredProblem } from "./answeredProblem.ts";
import { ApiProblem, type ProblemBody } from "./apiProblem.ts";

/** Sends a file, or several in one call, that may be long on its way: no limit of time, told how far it is (0 to 1). */
export async function upload<T>(
  path: string,
  file: File | readonly File[],
  { progress, signal }: { progress: (share: number) => void; signal: AbortSignal },
): Promise<T> {
  const headers = await writeHeaders();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); // fetch does not tell how much was sent
    request.open("POST", `/api/${path}`);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      if (request.status < 300) resolve(request.response as T);
      else void answeredProblem(request.status, (request.response as ProblemBody | null) ?? {}).then(reject);
    });
    request.addEventListener("error", () => reject(new ApiProblem(0)));
    request.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
    signal.addEventListener("abort", () => request.abort());
    const body = new FormData();
    for (const each of file instanceof File ? [file] : file) body.append("file", each);
    request.send(body);
  });
}
