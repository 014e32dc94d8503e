import { writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { compileCourse } from "./curriculum/course/package/compileCourse.ts";
import { faultLine } from "./curriculum/course/package/faultLine.ts";
import { PackageRefused } from "./curriculum/course/package/packageFiles.ts";
import { readFolder } from "./curriculum/course/package/readFolder.ts";
import { writeArchive } from "./curriculum/course/package/writeArchive.ts";

// npm run course:pack -- <folder> [file.zip]: checks a course package as its author has it in a folder, and packs it.

const [folder, target] = process.argv.slice(2);

try {
  if (folder === undefined) throw new Error("Name the folder of the package: npm run course:pack -- content/packages/screener-exercises");
  const files = await readFolder(folder);
  const { manifest, editions, warnings } = compileCourse(files);
  const bytes = await writeArchive(files);
  const path = resolve(target ?? `${basename(resolve(folder))}-${manifest.version}.zip`);
  await writeFile(path, bytes);
  for (const warning of warnings) console.warn(faultLine(warning));
  const languages = [manifest.locale, ...editions.map(({ locale }) => locale)].join(", ");
  console.log(`${manifest.title} ${manifest.version} (${languages}): ${files.size} files, ${Math.ceil(bytes.length / 1024)} kB in ${path}`);
} catch (error) {
  if (error instanceof PackageRefused) {
    for (const one of error.faults) console.error(faultLine(one));
    console.error(`${error.faults.length} ${error.faults.length === 1 ? "mistake" : "mistakes"}: nothing was packed.`);
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
