import { z } from "zod";

/** What a page says of its own failure. */
export const clientErrorBody = z.strictObject({
  name: z.string().max(100),
  message: z.string().max(2000),
  stack: z.string().max(8000).default(""),
  page: z.string().max(2000),
  version: z.string().max(40),
  /** Of a refused call: its code and its number, by which the server's own line is found. */
  code: z.string().max(100).optional(),
  request: z.string().max(100).optional(),
});
export type ClientErrorBody = z.infer<typeof clientErrorBody>;

const mostFrames = 12;
const word = /^[a-z][a-z-]{0,29}$/u;

/** Numbers, codes, names and the domain are left out; what stays says which screen it was. */
const screenOf = (page: string): string =>
  page
    .split(/[?#]/u, 1)[0]!
    .split("/")
    .slice(0, 12)
    .map((part, index) => (part === "" ? "" : index > 1 && word.test(part) ? part : "*"))
    .join("/");

/** Properties may be named; everything else that stands between quotation marks, looks like an address of mail or is a number goes. */
const withoutPeople = (text: string): string =>
  text
    .slice(0, 500)
    .replaceAll(/\((?:reading|setting) '(\w{1,40})'\)/gu, "($1)")
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|'[^']*'?/gu, "…")
    .split(/\s+/u)
    .map((part) => (part.includes("@") ? "…" : part.replaceAll(/\d+/gu, "#")))
    .join(" ")
    .trim()
    .slice(0, 200);

const ownFile = /^(?:assets|src)\/[\w./-]{1,120}$/u;
const count = /^\d{1,9}$/u;
/** `assets/app-x.js:1:20` of an address that ends so. */
function placeOf(address: string): string[] {
  const begins = address.search(/\/(?:assets|src)\//u);
  const place = begins < 0 ? "" : address.slice(begins + 1);
  const [file = "", line = "", column = "", ...more] = place.split(":");
  return ownFile.test(file) && count.test(line) && count.test(column) && more.length === 0 ? [place] : [];
}

/** Where in our own files it happened; addresses of anything else are left out. */
const framesOf = (stack: string): string[] =>
  stack
    .split("\n")
    .flatMap((line) =>
      line
        .slice(0, 400)
        .split(/[\s()]/u)
        .flatMap(placeOf),
    )
    .slice(0, mostFrames);

/** What of it is written down: enough to find the fault, nothing about a person. */
export const clientErrorLine = ({ name, message, stack, page, version, code, request }: ClientErrorBody) => ({
  name: name.replaceAll(/\W/gu, "").slice(0, 60),
  message: code === undefined ? withoutPeople(message) : "",
  frames: framesOf(stack),
  screen: screenOf(page),
  version: version.replaceAll(/[^\w.-]/gu, ""),
  ...(code === undefined ? {} : { code: code.replaceAll(/\W/gu, "") }),
  ...(request === undefined ? {} : { request: request.replaceAll(/[^\w-]/gu, "") }),
});
