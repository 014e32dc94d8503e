import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { tarEnd, tarEntry } from "../../storage/backup/tar.ts";
import { archiveEntries } from "./archiveEntries.ts";
import { packArchive } from "./packArchive.ts";

const about = { domain: "Airport", company: null, person: null, from: "2026-01-01", until: "2026-06-30", madeAt: "2026-07-01T09:00:00Z" };
const files = ["people.csv", "results.csv"].map((name) => ({ name, bytes: Buffer.from(`${name}\n`.repeat(500)), rows: 499 }));
const archive = await packArchive("a secret of the test", { ...about, people: 2 }, files);

const folder = mkdtempSync(join(tmpdir(), "forged-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run evidence:verify` says of an archive, as whoever got it runs it. */
const verified = (bytes: Buffer): Promise<{ code: number; said: string[] }> =>
  new Promise((resolve) => {
    const file = join(folder, "evidence.zip");
    writeFileSync(file, bytes);
    execFile(process.execPath, [join(import.meta.dirname, "../../evidenceVerify.ts"), file], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: (error === null ? stdout : stderr).trim().split("\n") });
    });
  });

interface Forged {
  name: string;
  bytes: Buffer;
  /** Instead of the name before the bytes. */
  called?: string;
  behindStream?: string;
  behindFile?: Buffer;
  before?: string;
  flags?: number;
  crc?: number;
  size?: number;
  mode?: number;
  further?: string;
  /** Of the head before the bytes alone. */
  furtherBefore?: string;
}

/** A ZIP written as any program might write it. */
function zipOf(entries: readonly Forged[], { more = "", count = entries.length, comment = "" } = {}): Buffer {
  const [bodies, heads]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const {
    name,
    bytes,
    called = name,
    behindStream = "",
    behindFile,
    before = "",
    further = "",
    furtherBefore = "",
    ...other
  } of entries) {
    const packed = Buffer.concat([deflateRawSync(bytes), Buffer.from(behindStream)]);
    const { flags = 0x800, crc = crc32(bytes), size = bytes.length, mode = 0o100644 } = other;
    const told = Buffer.alloc(26);
    for (const [where, value] of [
      [0, 20],
      [2, flags],
      [4, 8],
      [22, name.length],
    ] as const)
      told.writeUInt16LE(value, where);
    for (const [where, value] of [
      [10, crc],
      [14, packed.length],
      [18, size],
    ] as const)
      told.writeUInt32LE(value, where);
    const [local, own] = [Buffer.from(told), Buffer.from(told)];
    local.writeUInt16LE(called.length, 22);
    local.writeUInt16LE(furtherBefore.length, 24);
    own.writeUInt16LE(further.length, 24);
    const body = [
      Buffer.from(`${before}PK\u0003\u0004`),
      local,
      Buffer.from(called + furtherBefore),
      packed,
      behindFile ?? Buffer.alloc(0),
    ];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(at + before.length, 10);
    heads.push(Buffer.from("PK\u0001\u0002\u003f\u0003"), own, rest, Buffer.from(name + further));
    bodies.push(...body);
    at += Buffer.concat(body).length;
  }
  const directory = Buffer.concat([...heads, Buffer.from(more)]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  for (const where of [8, 10]) end.writeUInt16LE(count, where);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, directory, end, Buffer.from(comment)]);
}

const entries: Forged[] = [];
for await (const { name, bytes } of archiveEntries(archive)) entries.push({ name, bytes: bytes! });
/** The same archive, with the table of people forged. */
const forged = (change: Partial<Forged>, rest: Parameters<typeof zipOf>[1] = {}): Buffer =>
  zipOf(
    entries.map((entry) => (entry.name === "people.csv" ? { ...entry, ...change } : entry)),
    rest,
  );
const people = entries.find(({ name }) => name === "people.csv")!;
const descriptor = Buffer.concat([Buffer.from("PK\u0007\u0008"), Buffer.alloc(12)]);

const asSigned = { code: 0, said: expect.arrayContaining(["Everything is as it was signed."]) };
const refused = (...said: string[]) => ({ code: 1, said: said.map((one) => expect.stringContaining(one)) });

test("an archive is taken as it was made, and as another program packs the same files", async () => {
  expect(await verified(archive)).toEqual(asSigned);
  expect(await verified(forged({}))).toEqual(asSigned);
});

test.for<[string, Buffer, string]>([
  ["behind what is packed of a file", forged({ behindStream: "hidden" }), "people.csv has bytes behind its end"],
  ["behind a file", forged({ behindFile: Buffer.from("hidden") }), "Before results.csv stand bytes that belong to no file."],
  [
    "a file before the first, of which the directory says nothing",
    zipOf(entries.map((entry, index) => (index === 0 ? { ...entry, before: zipOf([people]).subarray(0, 40).toString("latin1") } : entry))),
    "Before manifest.json stand bytes that belong to no file.",
  ],
  ["behind the end", Buffer.concat([archive, Buffer.from("hidden")]), "bytes stand behind its end"],
  ["as a comment behind the end", forged({}, { comment: "hidden" }), "bytes stand behind its end"],
  [
    "a comment that is called none",
    Buffer.concat([forged({}, { comment: "hidden" }), forged({}).subarray(-22)]),
    "Its directory is not where its end says",
  ],
  ["in the directory, uncounted", forged({}, { count: entries.length - 1 }), "Its directory holds more than its end counts"],
  ["behind the directory's files", forged({}, { more: "hidden" }), "Its directory holds more than its end counts"],
  ["as a further field of the directory", forged({ further: "hidden" }), "people.csv has a comment or further fields"],
  [
    "as a further field before the bytes",
    forged({ furtherBefore: "hidden" }),
    "Of people.csv the head before its bytes and the directory tell different things.",
  ],
])("bytes that stand %s are refused in a sentence", async ([, bytes, sentence]) => {
  expect(await verified(bytes)).toEqual(refused(sentence));
});

test.for<[string, Buffer, string]>([
  ["has a file twice", zipOf([...entries, people]), "people.csv is there twice."],
  ["calls a file otherwise before its bytes", forged({ called: "peepul.csv" }), "people.csv is called otherwise before its bytes"],
  [
    "has the size behind the bytes",
    forged({ flags: 0x808, behindFile: descriptor }),
    "people.csv has its size behind its bytes (a data descriptor)",
  ],
  ["says so, and has none", forged({ flags: 0x808 }), "people.csv has its size behind its bytes (a data descriptor)"],
  ["encrypts a file", forged({ flags: 0x801 }), "people.csv is encrypted"],
  ["makes a link of a file", forged({ mode: 0o120777 }), "people.csv is no plain file."],
  ["has a sum that is another's", forged({ crc: 1 }), "people.csv was changed."],
  ["unpacks to less than it says", forged({ size: 6000 }), "people.csv was changed."],
  ["unpacks to more than it says", forged({ size: 5 }), "people.csv was changed."],
  [
    "names what a terminal would obey",
    zipOf([...entries, { ...people, name: "\u001b[2J" }]),
    "A file has a name that files of evidence do not have.",
  ],
  ["was cut off", archive.subarray(0, -1), "it was cut off"],
  ["is empty", Buffer.alloc(0), "The archive is damaged behind its beginning"],
])("an archive that %s is refused in a sentence", async ([, bytes, sentence]) => {
  expect(await verified(bytes)).toEqual(refused(sentence));
});

test("a tar of before is taken, and none with another archive in what is no file's", async () => {
  const tar = Buffer.concat([...entries.flatMap(({ name, bytes }) => [...tarEntry(name, bytes, new Date(0))]), tarEnd()]);
  expect(await verified(tar)).toEqual(asSigned);
  expect(await verified(Buffer.concat([tar, zipOf([{ ...people, bytes: Buffer.from("1") }])]))).toEqual(
    refused("Behind its end stand bytes that belong to no file."),
  );
  const padded = Buffer.from(tar);
  padded[512 + entries[0]!.bytes.length] = 1;
  expect(await verified(padded)).toEqual(refused("Behind manifest.json stand bytes that belong to no file."));
});
