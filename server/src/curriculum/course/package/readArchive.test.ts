import { packageLimits } from "@vigil/model/curriculum/coursePackage";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { buffer } from "node:stream/consumers";
import { compileCourse } from "./compileCourse.ts";
import { PackageRefused } from "./packageFiles.ts";
import { ArchiveCorrupt, readArchive } from "./readArchive.ts";
import { testPackage } from "../../../../test/curriculum/testPackage.ts";
import { writeArchive } from "./writeArchive.ts";

const text = Buffer.from("text");

async function zip(add: (archive: ZipFile) => void): Promise<Buffer> {
  const archive = new ZipFile();
  add(archive);
  archive.end();
  return buffer(archive.outputStream);
}
/** An archive as no honest program writes it: the bytes of an honest one, changed. */
const forged = (bytes: Buffer, from: string | Buffer, to: string | Buffer): Buffer => {
  const [search, replace] = [Buffer.from(from), Buffer.from(to)];
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(search); at >= 0; at = changed.indexOf(search, at + 1)) replace.copy(changed, at);
  return changed;
};
async function refusals(bytes: Buffer): Promise<string[]> {
  const refused = await readArchive(bytes).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused instanceof PackageRefused) return refused.faults.map(({ file, code }) => `${file} ${code}`);
  throw refused ?? new Error("It was read.");
}
const file = (path: string) => zip((archive) => archive.addBuffer(text, path));

test("a package comes out of its archive as it went in, and packs to the same bytes each time", async () => {
  const files = testPackage();
  const packed = await writeArchive(files);
  const read = await readArchive(packed);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(files));
  expect(await writeArchive(new Map([...files].toReversed()))).toEqual(packed);
  expect(compileCourse(read).contentHash).toBe(compileCourse(files).contentHash);
});

test.each([
  ["aa/evil.md", "../evil.md"],
  ["a/bb/c.md", "a/../c.md"],
  ["/aaa/b.md", "/etc/b.md"],
  ["aa/evil.md", "..\\evil.md"],
  ["aa/evil.md", "C:/evil.md"],
  ["aa/evil.md", "aa/ev\0l.md"],
  ["aa/evil.md", "a /evil.md"],
  ["aa/evil.md", ".a/evil.md"],
])("a name that could lead out of the package is refused: %s as %j", async (honest, evil) => {
  expect(await refusals(forged(await file(honest.replace(/^\//u, "x")), honest.replace(/^\//u, "x"), evil))).toEqual([
    `${evil} pathRefused`,
  ]);
});

test("two files of one name, a link and an encrypted file are refused", async () => {
  const two = await zip((archive) => {
    archive.addBuffer(text, "media/a.md");
    archive.addBuffer(text, "media/A.md");
  });
  expect(await refusals(two)).toEqual(["media/A.md pathTwice"]);
  const link = await zip((archive) => archive.addBuffer(text, "media/a.md", { mode: 0o120777 }));
  expect(await refusals(link)).toEqual(["media/a.md linkInArchive"]);
  const plain = await file("media/a.md");
  const flags = plain.indexOf(Buffer.from("PK\x01\x02", "latin1")) + 8;
  plain.writeUInt16LE(plain.readUInt16LE(flags) | 1, flags);
  expect(await refusals(plain)).toEqual(["media/a.md encrypted"]);
});

test("a bomb is refused before it is unpacked: by its ratio, by its size, by what all files take together, by their number", async () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576);
  expect(await refusals(await zip((archive) => archive.addBuffer(zeros(2), "media/a.md")))).toEqual(["media/a.md compressedTooMuch"]);
  const claim = async (count: number, size: number) => {
    const archive = await zip((one) => {
      for (let index = 0; index < count; index++) one.addBuffer(text, `media/${index}.md`, { compress: false });
    });
    for (let at = archive.indexOf("PK\x01\x02"); at >= 0; at = archive.indexOf("PK\x01\x02", at + 1)) {
      archive.writeUInt32LE(size, at + 24);
      archive.writeUInt32LE(size, at + 20);
    }
    return refusals(archive);
  };
  expect(await claim(1, packageLimits.fileBytes + 1)).toEqual(["media/0.md fileTooLarge"]);
  expect(await claim(7, packageLimits.fileBytes)).toEqual([" tooLargeUnpacked"]);
  const many = await zip((archive) => {
    for (let index = 0; index <= packageLimits.files; index++) archive.addBuffer(text, `media/${index}.md`, { compress: false });
  });
  expect(await refusals(many)).toEqual([" tooManyFiles"]);
  expect(await refusals(Buffer.alloc(packageLimits.archiveBytes + 1))).toEqual([" archiveTooLarge"]);
});

test("an archive that claims less than it holds is found out", async () => {
  const archive = await zip((one) => one.addBuffer(Buffer.alloc(5000, "text "), "media/a.md"));
  archive.writeUInt32LE(10, archive.indexOf("PK\x01\x02") + 24);
  await expect(readArchive(archive)).rejects.toThrow(ArchiveCorrupt);
});

test("R-8.061 a damaged archive is known as corrupt: cut off, no archive at all, or with a byte changed", async () => {
  const whole = await writeArchive(testPackage());
  const flipped = Buffer.from(await zip((archive) => archive.addBuffer(Buffer.from("unchanged"), "media/a.md", { compress: false })));
  flipped.write("X", flipped.indexOf("unchanged"));
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from("not an archive"), Buffer.alloc(0), flipped])
    await expect(readArchive(bytes)).rejects.toThrow(ArchiveCorrupt);
});

test("what computers add to archives by themselves is left out", async () => {
  const archive = await zip((one) => {
    one.addBuffer(text, "media/a.md");
    one.addBuffer(text, "__MACOSX/media/._a.md");
    one.addBuffer(text, "media/.DS_Store");
    one.addEmptyDirectory("empty");
  });
  expect([...(await readArchive(archive)).keys()]).toEqual(["media/a.md"]);
});
