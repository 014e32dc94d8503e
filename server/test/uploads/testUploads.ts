import { writeXlsx } from "hucre/xlsx";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { onePixel, testPackage, testPage } from "../curriculum/testPackage.ts";
import { writeArchive } from "../../src/curriculum/course/package/writeArchive.ts";
import { pick, type Random } from "../http/fuzzedValue.ts";

const packed = async (add: (archive: ZipFile) => void): Promise<Buffer> => {
  const archive = new ZipFile();
  add(archive);
  archive.end();
  return buffer(archive.outputStream);
};
const forged = (bytes: Buffer, from: string, to: string): Buffer => Buffer.from(bytes.toString("latin1").replaceAll(from, to), "latin1");
const one = (path: string, text: string) => packed((archive) => archive.addBuffer(Buffer.from(text), path));
const course = (changes: Parameters<typeof testPackage>[0]) => writeArchive(testPackage(changes));
const drawn = (svg: string) => course({ "pages/first.md": testPage(1, "![A drawing](media/d.svg)"), "media/d.svg": svg });
const filmed = (vtt: string | Buffer) =>
  course({
    "pages/first.md": testPage(1, "![A film](media/f.mp4)"),
    "media/f.mp4": Buffer.from("\0\0\0\x18ftypmp42"),
    "media/f.vtt": vtt,
  });

/** What people with bad intentions send, whole and as it is. */
export const nastyFiles = async (): Promise<Record<string, Buffer>> => ({
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(100_000),
  words: Buffer.from("no archive"),
  bomb: await one("media/a.md", "0".repeat(5_000_000)),
  "out of it": forged(await one("aa/evil.md", "x"), "aa/evil.md", "../evil.md"),
  "NUL in a name": forged(await one("aa/evil.md", "x"), "aa/evil.md", "aa/ev\0l.md"),
  "no name": forged(await one("a", "x"), "PK\x01\x02", "PK\x01\x03"),
  "deep folders": await one(`${"a/".repeat(2000)}a.md`, "x"),
  "many entries": await packed((archive) => {
    for (let count = 0; count < 3000; count += 1) archive.addBuffer(Buffer.alloc(0), `a/${count}.md`);
  }),
  "same names": await packed((archive) => {
    for (let count = 0; count < 3; count += 1) archive.addBuffer(Buffer.from("x"), "library.json");
  }),
  "archive without end": (await course({})).subarray(0, -30),
  "nested JSON": await course({ "glossary.json": "[".repeat(200_000) }),
  "nested JSON that ends": await one("library.json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`),
  "proto in JSON": await course({ "glossary.json": '{"__proto__":{"a":1},"constructor":{"prototype":1}}' }),
  "nested quotes": await course({ "pages/first.md": testPage(1, `${">".repeat(3000)} a`) }),
  "nested lists": await course({ "pages/first.md": testPage(1, `${"- ".repeat(1500)}a`) }),
  "link that cannot be read": await course({ "pages/first.md": testPage(1, "[a](glossary:%E0%A4%A)") }),
  "comments in a drawing": await drawn("<!---->".repeat(300)),
  "unended drawing": await drawn(`<svg ${"a".repeat(100_000)}`),
  "nested drawing": await drawn("<svg>".repeat(50_000)),
  "entities in a drawing": await drawn('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
  "broken captions": await filmed(Buffer.from([0x57, 0x45, 0x42, 0x56, 0x54, 0x54, 0xff, 0xfe, 0x00])),
  "captions without times": await filmed(`WEBVTT\n\n${"-->".repeat(10_000)}`),
  "open quote in a table": Buffer.from(`table,key,description,en\nprograms,"${"a,".repeat(50_000)}`),
  "many columns": Buffer.from(`${"a,".repeat(50_000)}\n${"b,".repeat(50_000)}\n`),
  "NUL in a table": Buffer.from("table,key,description,en\nprograms,a\0b,c,d\n"),
  "NUL in a quiz": Buffer.from("quiz,text,correct,incorrect\na\0b,c\0,d,e\n"),
  "half letters in a table": Buffer.from("table,key,description,en\nprograms,\ud800,c,d\n", "utf16le"),
  "people with strange letters": Buffer.from('User ID,First name\n\ud800,\u0000a\n=1+1,"\n'),
  "a workbook without sheets": await one("xl/workbook.xml", "<workbook/>"),
  "large numbers in a quiz": Buffer.from("quiz,text,correct,passingScore\na,b,c,1e999\nd,e,f,-0\n"),
});

const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100ffda0008010100003f00ffd9", "hex");
const webp = Buffer.concat([Buffer.from("RIFF\x16\0\0\0WEBPVP8L\x0a\0\0\0/\x0f\xc0\x03\0\0\0\0\0\0", "latin1")]);

/** Honest files, to be spoilt. */
export const honestFiles = async (): Promise<Record<string, Buffer>> => ({
  "course.zip": await course({}),
  "bag.png": onePixel,
  "bag.jpg": jpeg,
  "bag.webp": webp,
  "film.mp4": Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(500, 7)]),
  "words.csv": Buffer.from('table,key,description,en\nprograms,"a","b","c"\n'),
  "quiz.csv": Buffer.from("quiz,text,correct,incorrect,feedback\nOne,What?,This,That,So\n"),
  "people.csv": Buffer.from("User ID;First name;Company\nanna;Anna;North\n"),
  "people.xlsx": Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: "People",
          rows: [
            ["User ID", "Born"],
            ["anna", new Date("1990-01-01")],
          ],
        },
      ],
    }),
  ),
  "paper.pdf": Buffer.from("%PDF-1.7\n"),
});

/** Cut off, changed, doubled, with other lengths: a few times over. */
export function spoilt(honest: Buffer, random: Random): Buffer {
  let bytes = Buffer.from(honest);
  const place = () => Math.floor(random() * (bytes.length + 1));
  for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1) {
    const [from, to] = [place(), place()].toSorted((a, b) => a - b) as [number, number];
    bytes = pick(random, [
      () => bytes.subarray(0, from),
      () => Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]),
      () => Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]),
      () =>
        Buffer.concat([
          bytes.subarray(0, from),
          Buffer.from(pick(random, ["\0", "\xff\xff\xff\xff", "../", '"', "<", "{", "\r\n--x\r\n"]), "latin1"),
          bytes.subarray(from),
        ]),
      () => bytes.fill(pick(random, [0, 0xff, 0x80]), from, Math.min(to, from + 4)),
    ])();
  }
  return bytes;
}
